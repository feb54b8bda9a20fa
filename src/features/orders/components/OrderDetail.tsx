import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Section } from '@/components/page/Section';
import type { Order } from '@/services/wms/generated/orders.gen';
import { counted } from '@/utils/counted';
import { DeliveryProof } from './DeliveryProof';
import { OrderApproval } from './OrderApproval';
import { OrderFacts } from './OrderFacts';
import { OrderHistory } from './OrderHistory';
import { OrderLines } from './OrderLines';
import { OrderPackages } from './OrderPackages';
import { OrderPapers } from './OrderPapers';

/** All about an order: what it asks for at one side, what happened to it at the other. */
export function OrderDetail({ order }: { order: Order }) {
  const { lines, packages, delivery, holdReason, events, approval } = order;
  return (
    <>
      {holdReason ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Detenido: {holdReason}
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
            <OrderLines lines={lines} />
          </Section>
          {packages.length > 0 ? (
            <Section title="Bultos">
              <OrderPackages order={order} />
            </Section>
          ) : null}
          {delivery ? (
            <Section title="Entrega">
              <DeliveryProof delivery={delivery} />
            </Section>
          ) : null}
        </Box>
        <Box>
          {approval ? (
            <Section title="Aprobación">
              <OrderApproval approval={approval} />
            </Section>
          ) : null}
          <Section title="Historia">
            <OrderHistory events={events} />
          </Section>
        </Box>
      </Box>
    </>
  );
}
