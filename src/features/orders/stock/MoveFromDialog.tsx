import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useId, useState } from 'react';
import { usePhone } from '@/components/dialog/usePhone';
import { ScanBox } from '@/components/scan/ScanBox';
import { scanFeedback } from '@/components/scan/scanFeedback';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type StockRow, useListStockQuery } from '@/services/wms/generated/warehouse.gen';
import { formatNumber } from '@/utils/numbers';
import { MoveDialog } from './MoveDialog';
import { placeText } from './stockTexts';

/** A person before the shelf reads its label, or the product's, and says what goes elsewhere. */
export function MoveFromDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const phone = usePhone();
  const [code, setCode] = useState<string | null>(null);
  const [camera, setCamera] = useState(false);
  const [row, setRow] = useState<StockRow | null>(null);
  if (row) return <MoveDialog row={row} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>¿Qué querés mover?</DialogTitle>
      <DialogContent>
        <ScanBox
          label="Código de la ubicación o del producto"
          camera={camera}
          onCamera={setCamera}
          onCode={(read) => {
            scanFeedback(true);
            setCamera(false);
            setCode(read);
          }}
        />
        {code === null ? null : <FoundStock key={code} code={code} onChoose={setRow} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

interface FoundStockProps {
  code: string;
  onChoose: (row: StockRow) => void;
}

function FoundStock({ code, onChoose }: FoundStockProps) {
  const query = useListStockQuery({
    search: code,
    filters: [{ field: 'quantity', operator: 'from', value: 1 }],
    size: 50,
  });
  return (
    <QueryState
      query={{ ...query, data: query.currentData }}
      skeleton={<SkeletonRows rows={3} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <Alert severity="warning" sx={{ mt: 2 }}>
          {`No hay mercadería en ${code}, ni un producto con ese código.`}
        </Alert>
      }
    >
      {({ rows }) => (
        <List aria-label="Lo que hay">
          {rows.map((row) => (
            <ListItem key={row.id} disablePadding>
              <ListItemButton onClick={() => onChoose(row)}>
                <ListItemText
                  primary={row.productName}
                  secondary={`${formatNumber(row.quantity)} ${placeText(row)}`}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </QueryState>
  );
}
