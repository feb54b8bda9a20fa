import { deliveryRecord as record } from '@contract/sync/webhookDelivery';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import { useNotice } from '@/components/feedback/useNotice';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import {
  useGetDeliveryQuery,
  useReplayDeliveriesMutation,
  type WebhookDeliveryDetail,
} from '@/services/wms/generated/sync.gen';
import { momentText } from '../linkTexts';
import { CodeBlock } from '../programs/CodeBlock';
import { replyText } from './replyText';

/** A delivery: its message, each try with what was answered, and sending it again. */
export function DeliveryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const titleId = useId();
  const phone = usePhone();
  const may = useSelector(selectCan('SYNC.run'));
  const notify = useNotice();
  const query = useGetDeliveryQuery(id);
  const [replay, replaying] = useReplayDeliveriesMutation();
  const delivery = query.data;
  const again = async ({ webhookId }: WebhookDeliveryDetail) => {
    const { data } = await replay({ webhookId, id });
    if (data) notify({ text: 'Aviso en espera de salir' });
  };
  return (
    <Dialog
      open
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <DialogHead
        id={titleId}
        title={delivery?.label ?? 'Entrega'}
        covers={phone}
        onClose={onClose}
      />
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <QueryState query={query} skeleton={<SkeletonRows rows={3} />}>
          {(found) => <Detail delivery={found} />}
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
        {may && delivery && isFailed(delivery) ? (
          <Button
            variant="contained"
            loading={replaying.isLoading}
            onClick={() => void again(delivery)}
          >
            Reenviar
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

const isFailed = ({ state, tries }: WebhookDeliveryDetail): boolean =>
  state === 'dead' || (state === 'waiting' && tries > 0);

function Detail({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const { state, messageId, body, history, nextAt } = delivery;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ChoiceChip field={record.shown.state} value={state} />
        {nextAt !== null ? (
          <Typography variant="body2">{`Sale desde ${momentText(nextAt)}`}</Typography>
        ) : null}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {`Número: ${messageId}`}
      </Typography>
      <CodeBlock label="Mensaje">{body}</CodeBlock>
      <Typography variant="subtitle2" component="h3">
        Intentos
      </Typography>
      {history.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Todavía no se intentó.
        </Typography>
      ) : (
        <Box component="ol" aria-label="Intentos" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
          {history.map((one) => (
            <li key={one.id}>
              <Typography variant="body2">{`${momentText(one.at)} · ${replyText(one)}`}</Typography>
              {one.answer ? (
                <Typography
                  variant="caption"
                  sx={{
                    display: '-webkit-box',
                    WebkitBoxOrient: 'vertical',
                    WebkitLineClamp: 4,
                    overflow: 'hidden',
                    color: 'text.secondary',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {one.answer}
                </Typography>
              ) : null}
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
