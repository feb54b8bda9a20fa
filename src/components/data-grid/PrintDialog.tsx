import { counted } from '@contract/core/counted';
import Button from '@mui/material/Button';
import { formatNumber } from '@/utils/numbers';
import { ConfirmDialog } from '../dialog/ConfirmDialog';

interface PrintDialogProps {
  /** The rows of this page, which go to paper. */
  rows: number;
  total: number;
  /** Where the list can be exported. */
  onExport?: () => void;
  onClose: () => void;
}

/** Before a page of a longer list is printed: that it is one page, and where all of it is. */
export function PrintDialog({ rows, total, onExport, onClose }: PrintDialogProps) {
  const print = () => {
    onClose();
    // Once the dialog is gone from the page.
    setTimeout(() => window.print(), 300);
  };
  return (
    <ConfirmDialog
      open
      title={`Imprimir ${counted(rows, 'fila', 'filas')} de ${formatNumber(total)}`}
      confirmLabel="Imprimir"
      onConfirm={print}
      onClose={onClose}
    >
      Se imprimen las filas de esta página, con las columnas que se ven.
      {onExport ? (
        <>
          {' '}
          Para tenerlas todas, exportá la lista.
          <Button onClick={onExport} sx={{ display: 'block', mt: 1, px: 0 }}>
            Exportar
          </Button>
        </>
      ) : (
        ' Para tener más, elegí más filas por página.'
      )}
    </ConfirmDialog>
  );
}
