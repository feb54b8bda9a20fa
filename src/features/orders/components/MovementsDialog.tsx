import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { usePhone } from '@/components/dialog/usePhone';
import { Pager } from '@/components/list/Pager';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type StockRow, useListStockMovementsQuery } from '@/services/wms/generated/warehouse.gen';
import { MovementList } from './MovementList';

interface MovementsDialogProps {
  row: StockRow;
  onClose: () => void;
}

const SIZE = 20;

/** Why a quantity is what it is. */
export function MovementsDialog({ row, onClose }: MovementsDialogProps) {
  const id = useId();
  const phone = usePhone();
  const [page, setPage] = useState(1);
  const query = useListStockMovementsQuery({ stockId: row.id, page, size: SIZE });
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {row.productName} en {row.locationCode}
      </DialogTitle>
      <DialogContent>
        <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
          {({ rows, total }) => (
            <>
              <MovementList rows={rows} />
              <Pager page={page} size={SIZE} total={total} onPage={setPage} />
            </>
          )}
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
