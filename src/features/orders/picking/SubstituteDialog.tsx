import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { usePhone } from '@/components/dialog/usePhone';
import { CardList } from '@/components/list/CardList';
import { ScanBox } from '@/components/scan/ScanBox';
import { scanFeedback } from '@/components/scan/scanFeedback';
import {
  type Order,
  type OrderLine,
  type Substitute,
  useLazyFindSubstitutesQuery,
} from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';
import { unitsOf } from '@/utils/unitsOf';
import { useSubstituteLineMutation } from '../orderChanges';
import { missing } from '../ordersModel';
import { usualReasons } from './pickingModel';

interface SubstituteDialogProps {
  order: Order;
  line: OrderLine;
  onClose: () => void;
}

/** Another product for what is still missing of a line: read first, then why. */
export function SubstituteDialog({ order, line, onClose }: SubstituteDialogProps) {
  const [substitute] = useSubstituteLineMutation();
  const [chosen, setChosen] = useState<Substitute | null>(null);
  if (!chosen) {
    return <FindDialog order={order} line={line} onChoose={setChosen} onClose={onClose} />;
  }
  const target = { id: order.id, lineId: line.id, productId: chosen.id };
  return (
    <ReasonDialog
      title={`¿Reemplazar por ${chosen.name}?`}
      submitLabel="Reemplazar"
      tone="normal"
      usual={usualReasons.substitute}
      onSubmit={(reason) => substitute({ ...target, reason }).unwrap()}
      onClose={onClose}
    >
      {`Va en lugar de lo que falta (${formatNumber(missing(line))} de ${line.product.name}). ${lying(chosen)}`}
    </ReasonDialog>
  );
}

const lying = ({ quantity, unit, locationCode }: Substitute) =>
  `Hay ${formatNumber(quantity)} ${unitsOf(quantity, unit)} en ${locationCode}.`;

interface FindDialogProps {
  order: Order;
  line: OrderLine;
  onChoose: (found: Substitute) => void;
  onClose: () => void;
}

function FindDialog({ order, line, onChoose, onClose }: FindDialogProps) {
  const id = useId();
  const phone = usePhone();
  const [camera, setCamera] = useState(false);
  const [find, { data, isFetching }] = useLazyFindSubstitutesQuery();
  const [wrong, setWrong] = useState<string | null>(null);
  const read = async (code: string) => {
    setWrong(null);
    const answer = await find({ id: order.id, lineId: line.id, code });
    if (!answer.data) return;
    const { rows, why } = answer.data;
    const [only] = rows;
    scanFeedback(rows.length > 0);
    if (rows.length === 0) setWrong(why ?? `No encontramos nada con «${code}».`);
    else if (only && rows.length === 1) onChoose(only);
  };
  const rows = wrong || isFetching ? [] : (data?.rows ?? []);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>Reemplazar {line.product.name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography sx={{ color: 'text.secondary' }}>
          Leé el producto que va en su lugar, o la ubicación donde está. También podés escribir
          parte de su nombre.
        </Typography>
        {wrong ? (
          <Alert severity="error" role="alert">
            {wrong}
          </Alert>
        ) : null}
        <ScanBox
          label="Código del producto o de la ubicación"
          onCode={(code) => void read(code)}
          camera={camera}
          onCamera={setCamera}
        />
        {rows.length > 0 ? (
          <CardList label="Productos para elegir" gap={1}>
            {rows.map((row) => (
              <li key={row.id}>
                <Card>
                  <CardActionArea onClick={() => onChoose(row)} sx={{ px: 2, py: 1.5 }}>
                    <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
                      {row.name}
                    </Typography>
                    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                      {row.sku} · {lying(row)}
                    </Typography>
                  </CardActionArea>
                </Card>
              </li>
            ))}
          </CardList>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
      </DialogActions>
    </Dialog>
  );
}
