import { BulkConfirmDialog } from '@/components/data-grid/BulkConfirmDialog';
import type { ChosenRows } from '@/components/data-grid/gridActions';
import {
  type RemindReceiptsApiArg,
  useRemindReceiptsMutation,
} from '@/services/wms/generated/receipts.gen';

interface RemindDialogProps {
  chosen: ChosenRows;
  onClose: () => void;
}

export function RemindDialog({ chosen, onClose }: RemindDialogProps) {
  const [remind] = useRemindReceiptsMutation();
  return (
    <BulkConfirmDialog
      chosen={chosen}
      verb="Recordar"
      did={['se recordó', 'se recordaron']}
      noun={['recibo', 'recibos']}
      // The rows were filtered by the columns of this very list.
      send={(rows) => remind({ selection: rows as RemindReceiptsApiArg['selection'] }).unwrap()}
      onClose={onClose}
    >
      A quien le falta firmarlo le llega un aviso, una vez por día.
    </BulkConfirmDialog>
  );
}
