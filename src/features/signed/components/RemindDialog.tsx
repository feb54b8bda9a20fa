import { BulkConfirmDialog } from '@/components/data-grid/BulkConfirmDialog';
import type { ChosenRows } from '@/components/data-grid/gridActions';
import {
  type RemindSignaturesApiArg,
  useRemindSignaturesMutation,
} from '@/services/wms/generated/signed.gen';

interface RemindDialogProps {
  chosen: ChosenRows;
  onClose: () => void;
}

export function RemindDialog({ chosen, onClose }: RemindDialogProps) {
  const [remind] = useRemindSignaturesMutation();
  return (
    <BulkConfirmDialog
      chosen={chosen}
      verb="Recordar"
      did={['se recordó', 'se recordaron']}
      noun={['firma', 'firmas']}
      // The rows were filtered by the columns of this very list.
      send={(rows) => remind({ selection: rows as RemindSignaturesApiArg['selection'] }).unwrap()}
      onClose={onClose}
    >
      A quien le falta firmar le llega un aviso, una vez por día.
    </BulkConfirmDialog>
  );
}
