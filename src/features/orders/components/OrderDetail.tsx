import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import { ServerPdfDialog } from '@/components/pdf/ServerPdfDialog';
import { TimelineItem } from '@/components/timeline/TimelineItem';
import { RequestChain } from '@/components/workflow/RequestChain';
import { RequestStateChip } from '@/components/workflow/RequestStateChip';
import type {
  OrderApproval as Approval,
  Order,
  OrderEvent,
} from '@/services/wms/generated/orders.gen';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';
import { deliveryNotesPath, packageLabelsPath } from '@/utils/paths';
import { OrderComments } from '../comments/OrderComments';
import { DeliveryProof } from '../delivery/DeliveryProof';
import { eventText } from '../ordersModel';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';

/** All about an order: what it asks for at one side, what happened to it at the other. */
export function OrderDetail({ order }: { order: Order }) {
  const { lines, packages, delivery, deliveryAttempts, holdReason, events, approval } = order;
  return (
    <>
      {holdReason ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Detenido: {holdReason}
        </Alert>
      ) : null}
      {deliveryAttempts > 0 && !delivery ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {`Se fue a entregar ${counted(deliveryAttempts, 'vez', 'veces')} y no había nadie.`}
        </Alert>
      ) : null}
      <OrderFacts order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Box>
          <Section
            title={counted(lines.length, 'línea', 'líneas')}
            action={<OrderPapers order={order} />}
          >
            <OrderLines order={order} />
          </Section>
          {packages.length > 0 ? (
            <Section title="Bultos">
              <OrderPackages order={order} />
            </Section>
          ) : null}
          {delivery ? (
            <Section title="Entrega">
              <DeliveryProof delivery={delivery} rest={order.rest} />
            </Section>
          ) : null}
        </Box>
        <Box>
          {approval ? (
            <Section title="Aprobación">
              <OrderApproval approval={approval} />
            </Section>
          ) : null}
          <Section title="Comentarios">
            <OrderComments orderId={order.id} />
          </Section>
          <Section title="Historia">
            <OrderHistory events={events} />
          </Section>
        </Box>
      </Box>
    </>
  );
}

/** This shows who approves the order before it is prepared, and where that stands. */
function OrderApproval({ approval }: { approval: Approval }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <RequestStateChip state={approval.state} late={false} />
      <RequestChain chain={approval.chain} />
    </Box>
  );
}

/** The history tells who did what when, the last thing first. */
function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  return (
    <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {[...events].reverse().map((event) => (
        <TimelineItem key={event.id}>
          <Typography>{eventText(event)}</Typography>
          {event.reason ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              «{event.reason}»
            </Typography>
          ) : null}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {event.person?.name ?? 'El sistema'} · {formatDate(event.at, 'DD/MM/AAA HS:MN')}
          </Typography>
        </TimelineItem>
      ))}
    </Box>
  );
}

interface Paper {
  name: string;
  address: string;
}

/** The papers of an order, read and printed without leaving it. */
function OrderPapers({ order }: { order: Order }) {
  const [shown, setShown] = useState<Paper | null>(null);
  const note = { name: `Remito ${order.number}`, address: deliveryNotesPath([order.id]) };
  const labels = { name: `Etiquetas ${order.number}`, address: packageLabelsPath([order.id]) };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button startIcon={<Icon name="print" />} onClick={() => setShown(note)}>
        Remito
      </Button>
      {order.packages.length > 0 ? (
        <Button startIcon={<Icon name="qr" />} onClick={() => setShown(labels)}>
          Etiquetas
        </Button>
      ) : null}
      {shown ? <ServerPdfDialog {...shown} onClose={() => setShown(null)} /> : null}
    </Box>
  );
}

/** The contents of each package. */
function OrderPackages({ order: { packages, lines } }: { order: Order }) {
  const nameOf = (lineId: number) => {
    const line = lines.find((one) => one.id === lineId);
    return line?.substitute?.name ?? line?.product.name ?? '';
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {packages.map((box) => (
        <Card key={box.id} sx={{ p: 2 }}>
          <Typography variant="h5" component="h3">
            Bulto {box.number}
            {box.weightKg ? ` · ${formatNumber(box.weightKg)} kg` : ''}
          </Typography>
          {box.items.map((item) => (
            <Typography key={item.lineId} variant="body2" sx={{ color: 'text.secondary' }}>
              {formatNumber(item.quantity)} × {nameOf(item.lineId)}
            </Typography>
          ))}
        </Card>
      ))}
    </Box>
  );
}
