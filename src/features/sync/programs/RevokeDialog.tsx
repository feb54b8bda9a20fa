import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type Program, useRevokeProgramMutation } from '@/services/wms/generated/sync.gen';

export function RevokeDialog({ program, onClose }: { program: Program; onClose: () => void }) {
  const [revoke] = useRevokeProgramMutation();
  const notify = useNotice();
  const confirm = async () => {
    const { error } = await revoke({ id: program.id });
    onClose();
    if (!error) notify({ text: `Se revocó la clave de ${program.name}` });
  };
  return (
    <ConfirmDialog
      open
      title="¿Revocar la clave?"
      confirmLabel="Revocar"
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography variant="body2">
        {`Lo que pida ${program.name} se rechaza desde este momento. Después se le puede dar otra.`}
      </Typography>
    </ConfirmDialog>
  );
}
