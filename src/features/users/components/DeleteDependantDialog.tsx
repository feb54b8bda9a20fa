import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { type Dependant, useDeleteDependantMutation } from '@/services/wms/generated/users.gen';

interface DeleteDependantDialogProps {
  personId: number;
  row: Dependant;
  onClose: () => void;
}

export function DeleteDependantDialog({ personId, row, onClose }: DeleteDependantDialogProps) {
  const [send] = useDeleteDependantMutation();
  const { id, version, name } = row;
  return (
    <RemoveDialog
      title="¿Quitar este familiar?"
      removed={`Se quitó a ${name}`}
      send={() => send({ personId, id, version })}
      onClose={onClose}
    >
      {name} deja de figurar, como si nunca se hubiera cargado. Si estuvo a cargo y ya no lo está,
      editalo y escribí hasta qué día. La auditoría conserva lo que se quita.
    </RemoveDialog>
  );
}
