import Button from '@mui/material/Button';
import { useConfirmTestMailMutation } from '@/services/wms/generated/organisation.gen';

/** Pressed by whoever has the test mail before them. */
export function ArrivedButton({ onArrived }: { onArrived?: () => void }) {
  const [confirm, { isLoading }] = useConfirmTestMailMutation();
  return (
    <Button
      size="small"
      color="inherit"
      loading={isLoading}
      onClick={async () => {
        const { error } = await confirm();
        if (!error) onArrived?.();
      }}
    >
      Me llegó
    </Button>
  );
}
