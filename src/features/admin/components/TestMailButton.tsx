import Button from '@mui/material/Button';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { useSendTestMailMutation } from '@/services/wms/generated/admin.gen';

export function TestMailButton() {
  const [send, { isLoading }] = useSendTestMailMutation();
  const notify = useNotice();
  const test = async () => {
    const { data } = await send();
    if (data) notify({ text: `Salió un correo de prueba a ${data.to}` });
  };
  return (
    <Button
      size="small"
      startIcon={<Icon name="mail" />}
      loading={isLoading}
      loadingPosition="start"
      onClick={test}
    >
      Probar
    </Button>
  );
}
