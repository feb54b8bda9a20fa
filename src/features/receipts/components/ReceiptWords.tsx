import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { formatDate } from '@/utils/dates';

interface ReceiptWordsProps {
  row: ReceiptRow;
  /** Where another slip of the same person is. */
  pathOf: (id: number) => string;
}

const day = (iso: string | null) => (iso ? formatDate(iso, 'DD/MM/AAA') : '');

/** Shows what was said of a slip: that it takes another's place or takes it back, why somebody disagrees and what they were told. */
export function ReceiptWords({ row, pathOf }: ReceiptWordsProps) {
  const { reason, answer, answeredAt, answeredBy } = row;
  const { replacesId, replacedById, reversesId, reversedById } = row;
  const open = (id: number, label: string) => (
    <Button component={Link} to={pathOf(id)} color="inherit" size="small">
      {label}
    </Button>
  );
  return (
    <>
      {replacedById === null ? null : (
        <Alert severity="info" action={open(replacedById, 'Ver el nuevo')}>
          Hay otro recibo en lugar de este.
        </Alert>
      )}
      {replacesId === null ? null : (
        <Alert severity="info" action={open(replacesId, 'Ver el anterior')}>
          Este recibo va en lugar de otro.
        </Alert>
      )}
      {reversedById === null ? null : (
        <Alert severity="warning" action={open(reversedById, 'Ver la reversión')}>
          Este recibo quedó sin efecto.
        </Alert>
      )}
      {reversesId === null ? null : (
        <Alert severity="info" action={open(reversesId, 'Ver ese recibo')}>
          Este recibo deja sin efecto otro: dice lo mismo con signo contrario.
        </Alert>
      )}
      {reason ? <Alert severity="warning">{`En disconformidad: ${reason}`}</Alert> : null}
      {answer ? (
        <Alert severity="success">
          {`Respuesta${answeredBy ? ` de ${answeredBy}` : ''}, ${day(answeredAt)}: ${answer}`}
        </Alert>
      ) : null}
    </>
  );
}
