import Button from '@mui/material/Button';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { asAppError } from '@/components/state/asAppError';
import {
  type DocumentDetail,
  useAskDocumentSignatureMutation,
} from '@/services/wms/generated/documents.gen';

/** To its person to be signed: for the first time, or again after it came to nothing. */
export function AskSignatureButton({ row }: { row: DocumentDetail }) {
  const { id, version, signing } = row;
  const [ask, { isLoading }] = useAskDocumentSignatureMutation();
  const notify = useNotice();
  const send = () =>
    ask({ id, version })
      .unwrap()
      .then(() => notify({ text: 'Se está enviando a firmar' }))
      .catch((error: unknown) => notify({ text: asAppError(error).message, tone: 'error' }));
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="send" />}
      loading={isLoading}
      loadingPosition="start"
      onClick={send}
    >
      {signing === 'none' ? 'Enviar a firmar' : 'Volver a enviar a firmar'}
    </Button>
  );
}
