import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { CardList } from '@/components/list/CardList';
import { PartTabs } from '@/components/page/PartTabs';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import {
  useListDeliveriesQuery,
  useReplayDeliveriesMutation,
  type Webhook,
} from '@/services/wms/generated/sync.gen';
import { formatNumber } from '@/utils/numbers';
import { DeliveryCard } from './DeliveryCard';
import { DeliveryDialog } from './DeliveryDialog';

const MOST = 50;
const parts = { '': null, espera: 'waiting', fallidas: 'dead' } as const;
type Part = keyof typeof parts;

const tabLabel = (label: string, many: number) => (many > 0 ? `${label} (${many})` : label);

/** This lists the last deliveries of a webhook, the newest first, or those that were given up. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const [params] = useSearchParams();
  const asked = params.get('ver') ?? '';
  const part: Part = asked in parts ? (asked as Part) : '';
  const state = parts[part];
  const [openId, setOpenId] = useState<number | null>(null);
  const query = useListDeliveriesQuery({
    size: MOST,
    filters: [
      { field: 'webhookId', operator: 'is', value: webhook.id },
      ...(state ? [{ field: 'state' as const, operator: 'in' as const, value: [state] }] : []),
    ],
  });
  return (
    <>
      <PartTabs
        label="Entregas del aviso"
        current={part}
        tabs={[
          { key: '', label: 'Entregas' },
          { key: 'espera', label: tabLabel('En espera', webhook.waiting) },
          { key: 'fallidas', label: tabLabel('Sin entregar', webhook.dead) },
        ]}
      />
      <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
        {part === 'fallidas' && webhook.dead > 0 ? <ReplayAll webhook={webhook} /> : null}
        <QueryState
          query={query}
          skeleton={<SkeletonRows rows={4} />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <StateMessage icon="send" title="No hay entregas">
              {part === 'fallidas'
                ? 'Acá queda lo que no se pudo entregar en diez intentos.'
                : 'Cuando pase algo de lo que se avisa, se ve acá.'}
            </StateMessage>
          }
        >
          {({ rows, total }) => (
            <>
              <CardList label="Entregas">
                {rows.map((row) => (
                  <DeliveryCard key={row.id} delivery={row} onOpen={() => setOpenId(row.id)} />
                ))}
              </CardList>
              {total > MOST ? (
                <Typography sx={{ color: 'text.secondary' }}>
                  {`Se ven las últimas ${MOST} de ${formatNumber(total)}.`}
                </Typography>
              ) : null}
            </>
          )}
        </QueryState>
      </Box>
      {openId === null ? null : <DeliveryDialog id={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}

/** Sends all of them again at once, for when the other system works again. */
function ReplayAll({ webhook }: { webhook: Webhook }) {
  const may = useSelector(selectCan('SYNC.run'));
  const notify = useNotice();
  const [replay] = useReplayDeliveriesMutation();
  const [asking, setAsking] = useState(false);
  if (!may) return null;
  const confirm = async () => {
    const { data } = await replay({ webhookId: webhook.id, id: null });
    setAsking(false);
    if (data) notify({ text: `${counted(data.replayed, 'aviso', 'avisos')} en espera de salir` });
  };
  return (
    <>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setAsking(true)}>
        Reenviar todos
      </Button>
      {asking ? (
        <ConfirmDialog
          open
          title="¿Reenviar todos?"
          confirmLabel="Reenviar"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <Typography variant="body2">
            {`Vas a mandar de nuevo ${counted(webhook.dead, 'aviso', 'avisos')}, del más viejo al más nuevo y con su mismo número.`}
          </Typography>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
