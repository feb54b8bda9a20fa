import { locationRecord } from '@contract/warehouse/location';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { ServerPdfDialog } from '@/components/pdf/ServerPdfDialog';
import { usePlaces } from '@/components/references/usePlaces';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { type Location, useGetLocationQuery } from '@/services/wms/generated/warehouse.gen';
import { locationLabelsPath, locationsPath, stockWhere } from '@/utils/paths';
import { LocationDialog } from '../catalog/LocationDialog';
import { Movements } from '../stock/Movements';
import { RecordColumns } from '../stock/RecordColumns';
import { StockPlaces } from '../stock/StockPlaces';
import { UnusedChip } from '../stock/UnusedChip';

const { fields } = locationRecord;

/** A shelf: what lies on it and what happened there. */
export function LocationPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetLocationQuery(id);
  const { sites } = usePlaces();
  const [editing, setEditing] = useState(false);
  const { data } = query;
  return (
    <Page
      title={data?.code ?? 'Ubicación'}
      back={{ to: locationsPath, label: 'Ubicaciones' }}
      action={data ? <LocationActions location={data} onEdit={() => setEditing(true)} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {({ code, barcode, siteName, use, capacity, forklift }) => (
          <>
            <Card sx={{ p: { xs: 2, md: 3 }, mb: 4 }}>
              <Facts>
                <Fact label={fields.siteId.label}>{siteName}</Fact>
                <Fact label={fields.barcode.label}>{barcode}</Fact>
                <Fact label={fields.use.label}>{fields.use.labels[use]}</Fact>
                <Fact label={fields.capacity.label}>{capacity ?? 'Sin decir'}</Fact>
                <Fact label={fields.forklift.label}>{forklift ? 'Sí' : 'No'}</Fact>
              </Facts>
            </Card>
            <RecordColumns
              main={
                <Section
                  title="Qué hay"
                  description="Reservado es lo que los pedidos abiertos van a tomar de ahí."
                >
                  <StockPlaces
                    key={id}
                    of={{ locationId: id }}
                    label="Qué hay"
                    all={stockWhere('locationCode', code)}
                    nothing="La ubicación está vacía."
                  />
                </Section>
              }
              aside={
                <Section title="Movimientos">
                  <Movements key={id} of={{ locationId: id }} />
                </Section>
              }
            />
          </>
        )}
      </QueryState>
      {data && editing ? (
        <LocationDialog row={data} sites={sites} onClose={() => setEditing(false)} />
      ) : null}
    </Page>
  );
}

function LocationActions({ location, onEdit }: { location: Location; onEdit: () => void }) {
  const edits = useSelector(selectCan('ORDERS.create'));
  const [label, setLabel] = useState(false);
  const { id, code } = location;
  return (
    <>
      <UnusedChip {...location} />
      <Button startIcon={<Icon name="qr" />} onClick={() => setLabel(true)}>
        Etiqueta
      </Button>
      {edits ? (
        <Button startIcon={<Icon name="edit" />} onClick={onEdit}>
          Editar
        </Button>
      ) : null}
      {label ? (
        <ServerPdfDialog
          name={`Etiqueta ${code}`}
          address={locationLabelsPath([id])}
          onClose={() => setLabel(false)}
        />
      ) : null}
    </>
  );
}
