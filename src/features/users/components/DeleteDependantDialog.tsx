import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { type Dependant, useDeleteDependantMutation } from '../api';

interface DeleteDependantDialogProps {
  personId: number;
  row: Dependant;
  onClose: () => void;
}

export function DeleteDependantDialog({ personId, row, onClose }: DeleteDependantDialogProps) {
  const [send] = useDeleteDependantMutation();
  const notify = useNotice();
  const { id, version, name } = row;
  return (
    <ConfirmDialog
      open
      title="¿Quitar este familiar?"
      confirmLabel="Quitar"
      tone="danger"
      onClose={onClose}
      onConfirm={async () => {
        const { error } = await send({ personId, id, version });
        onClose();
        if (!error) notify({ text: `Se quitó a ${name}` });
      }}
    >
      {name} deja de figurar, como si nunca se hubiera cargado. Si estuvo a cargo y ya no lo está,
      editalo y escribí hasta qué día. La auditoría conserva lo que se quita.
    </ConfirmDialog>
  );
}
