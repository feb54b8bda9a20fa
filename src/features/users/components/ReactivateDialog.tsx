import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type Employee, useReactivatePersonMutation } from '@/services/wms/generated/users.gen';

interface ReactivateDialogProps {
  person: Employee;
  onClose: () => void;
}

export function ReactivateDialog({ person, onClose }: ReactivateDialogProps) {
  const { id, version, name } = person;
  const [send] = useReactivatePersonMutation();
  const notify = useNotice();
  return (
    <ConfirmDialog
      open
      title={`¿Reactivar a ${name}?`}
      confirmLabel="Reactivar"
      onClose={onClose}
      onConfirm={async () => {
        const { error } = await send({ id, version });
        onClose();
        if (!error) notify({ text: `${name} trabaja otra vez` });
      }}
    >
      Se quitan la fecha y el motivo de su baja. Vuelve al directorio y, si su cuenta está activa,
      puede entrar otra vez.
    </ConfirmDialog>
  );
}
