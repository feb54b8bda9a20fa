import { counted } from '@contract/core/counted';
import { orderRecord } from '@contract/orders/orderFields';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PersonName } from '@/components/person/PersonName';
import type { Order } from '@/services/wms/generated/orders.gen';
import { orderPath } from '@/utils/paths';
import { priorityLabels } from '../ordersModel';
import { OrderMarks } from './OrderMarks';

const { fields } = orderRecord;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', typography: 'caption' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

/** For whom, when, from where and by whom. */
export function OrderFacts({ order }: { order: Order }) {
  const { picker, packageCount } = order;
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mb: 4 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 210px), 1fr))',
        }}
      >
        <Fact label={fields.customerId.label}>{order.customerName}</Fact>
        <Fact label={fields.address.label}>{order.address}</Fact>
        <Fact label={fields.promisedOn.label}>
          <OrderMarks order={{ ...order, priority: 3 }} />
        </Fact>
        <Fact label={fields.priority.label}>{priorityLabels[order.priority]}</Fact>
        <Fact label="Depósito">{order.siteName}</Fact>
        <Fact label="Prepara">
          {picker ? (
            <PersonName name={picker.name} imageUrl={picker.imageUrl} size={28} />
          ) : (
            'Nadie todavía'
          )}
        </Fact>
        {packageCount > 0 ? (
          <Fact label="Bultos">{counted(packageCount, 'bulto', 'bultos')}</Fact>
        ) : null}
        {order.reference ? <Fact label="Referencia">{order.reference}</Fact> : null}
        {order.restOf ? (
          <Fact label="Resto de">
            <Link component={RouterLink} to={orderPath(order.restOf.id)}>
              {order.restOf.number}
            </Link>
          </Fact>
        ) : null}
        {order.notes ? <Fact label={fields.notes.label}>{order.notes}</Fact> : null}
      </Box>
    </Card>
  );
}
