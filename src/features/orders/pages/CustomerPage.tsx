import { customerRecord } from '@contract/warehouse/customer';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Icon } from '@/components/icons/Icon';
import { MapView } from '@/components/map/MapView';
import { positionOf } from '@/components/map/positionText';
import { fromList } from '@/components/page/fromList';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { usePlaces } from '@/components/references/usePlaces';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { useListOrdersQuery } from '@/services/wms/generated/orders.gen';
import { type Customer, useGetCustomerQuery } from '@/services/wms/generated/warehouse.gen';
import { customersPath, orderPath, ordersOfPath } from '@/utils/paths';
import { CustomerDialog } from '../catalog/CustomerDialog';
import { OrderMarks } from '../components/OrderMarks';
import { StateChip } from '../components/StateChip';
import { RecordColumns } from '../stock/RecordColumns';
import { UnusedChip } from '../stock/UnusedChip';

const { fields } = customerRecord;

/** The page tells who receives orders, where, and which ones. */
export function CustomerPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetCustomerQuery(id);
  const { sites } = usePlaces();
  const edits = useSelector(selectCan('ORDERS.create'));
  const [editing, setEditing] = useState(false);
  const { data } = query;
  return (
    <Page
      title={data?.name ?? 'Cliente'}
      back={{ to: customersPath, label: 'Clientes' }}
      action={
        data ? (
          <>
            <UnusedChip {...data} />
            {edits ? (
              <Button startIcon={<Icon name="edit" />} onClick={() => setEditing(true)}>
                Editar
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(found) => <CustomerRecord key={found.id} customer={found} />}
      </QueryState>
      {data && editing ? (
        <CustomerDialog row={data} sites={sites} onClose={() => setEditing(false)} />
      ) : null}
    </Page>
  );
}

function CustomerRecord({ customer }: { customer: Customer }) {
  const { address, phone, siteName } = customer;
  const seesOrders = useSelector(selectCan('ORDERS'));
  return (
    <>
      <Card sx={{ p: { xs: 2, md: 3 }, mb: 4 }}>
        <Facts>
          <Fact label={fields.address.label}>{address}</Fact>
          <Fact label={fields.phone.label}>
            {phone ? <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link> : null}
          </Fact>
          <Fact label="Depósito que lo atiende">{siteName}</Fact>
        </Facts>
      </Card>
      <RecordColumns
        main={
          seesOrders ? (
            <Section title="Pedidos">
              <OrdersOfCustomer customer={customer} />
            </Section>
          ) : null
        }
        aside={
          <Section title="En el mapa">
            <PlaceOfCustomer customer={customer} />
          </Section>
        }
      />
    </>
  );
}

function PlaceOfCustomer({ customer }: { customer: Customer }) {
  const { id, name, latitude, longitude } = customer;
  const points = useMemo(() => {
    const place = positionOf(latitude ?? '', longitude ?? '');
    return place ? [{ ...place, id, label: name, tone: 'normal' as const }] : [];
  }, [id, name, latitude, longitude]);
  if (points.length === 0) return <Quiet>Todavía no tiene lugar en el mapa.</Quiet>;
  return (
    <Box sx={{ height: { xs: 280, md: 320 } }}>
      <MapView label={`Dónde está ${name}`} points={points} />
    </Box>
  );
}

const SIZE = 10;

function OrdersOfCustomer({ customer: { id, name } }: { customer: Customer }) {
  const filters = [{ field: 'customerId' as const, operator: 'is' as const, value: id }];
  const query = useListOrdersQuery({ filters, size: SIZE });
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={4} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<Quiet>Todavía no pidió nada.</Quiet>}
    >
      {({ rows, total }) => (
        <>
          <Card component="ul" aria-label="Pedidos del cliente" sx={list}>
            {rows.map((row) => (
              <Box component="li" key={row.id} sx={item}>
                <Link
                  component={RouterLink}
                  to={orderPath(row.id)}
                  state={fromList(rows.map((one) => orderPath(one.id)))}
                >
                  {row.number}
                </Link>
                <Box sx={{ flex: 1 }}>
                  <OrderMarks order={row} />
                </Box>
                <StateChip {...row} />
              </Box>
            ))}
          </Card>
          {total > rows.length ? (
            <Link component={RouterLink} to={ordersOfPath(name)} sx={{ mt: 1, display: 'block' }}>
              Ver todos sus pedidos
            </Link>
          ) : null}
        </>
      )}
    </QueryState>
  );
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
);

const list = { m: 0, p: 0, listStyle: 'none' } as const;
const item = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
