import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { useNotice } from '@/components/feedback/useNotice';
import { selectCan } from '@/services/session/selectCan';
import { type Link, useSendParkedRowsMutation } from '@/services/wms/generated/sync.gen';

const rowsText = (count: number) => counted(count, 'fila', 'filas');

/** Says which rows wait for a closed month and who may open it again; they go in by themselves then, or by hand where the link is paused or they stayed. */
export function ParkedRows({ link: { id, parked, paused, reopeners } }: { link: Link }) {
  const may = useSelector(selectCan('SYNC.run'));
  const notify = useNotice();
  const [send, sending] = useSendParkedRowsMutation();
  const sendAll = async () => {
    const { data } = await send({ linkId: id });
    if (!data) return;
    const { written, parked: left, rejected } = data;
    const told = [
      ...(written > 0 ? [`Entraron: ${rowsText(written)}.`] : []),
      ...(rejected > 0 ? [`Por corregir: ${rowsText(rejected)}.`] : []),
      ...(left > 0 ? [`Su mes sigue cerrado: ${rowsText(left)}.`] : []),
    ];
    // Another person may have sent them a moment before.
    const text = told.join(' ') || 'Ya no espera ninguna fila.';
    notify(left + rejected > 0 && written === 0 ? { text, tone: 'error' } : { text });
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        may ? (
          <Button
            size="small"
            color="inherit"
            loading={sending.isLoading}
            onClick={() => void sendAll()}
          >
            Mandar las que esperan
          </Button>
        ) : null
      }
    >
      {parked === 1 ? 'Una fila espera un mes cerrado.' : `${parked} filas esperan un mes cerrado.`}
      {reopeners.length > 0 ? ` Lo puede reabrir: ${reopeners.join(', ')}.` : ''}
      {paused
        ? ' El enlace está en pausa: al reabrirse no se mandan solas.'
        : ' Al reabrirse se mandan solas.'}
    </Alert>
  );
}
