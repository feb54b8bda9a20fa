import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { usePhone } from '@/components/dialog/usePhone';
import { CardList } from '@/components/list/CardList';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { DayFilter } from '@/components/list/DayFilter';
import { FilterPopover } from '@/components/list/FilterPopover';
import { type ListParams, useListParams } from '@/components/list/useListParams';
import { MapView } from '@/components/map/MapView';
import { MapWithList } from '@/components/map/MapWithList';
import type { MapBounds } from '@/components/map/mapTypes';
import { FilterChips } from '@/components/page/FilterChips';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type OrderMap, useGetOrderMapQuery } from '@/services/wms/generated/orders.gen';
import { useGetOrganisationQuery } from '@/services/wms/generated/users.gen';
import { formatNumber } from '@/utils/numbers';
import { OrderViews } from '../components/OrderViews';
import { DeliveryPlaceCard } from './DeliveryPlaceCard';
import { type DeliveryPlace, deliveryPlaces } from './deliveryPlaces';
import { filterNames, mapChips, mapInput, stateOptions } from './mapFilters';

/** The map shows what is still to be delivered, where it goes. */
export function OrderMapPage() {
  const params = useListParams(filterNames);
  const [bounds, setBounds] = useState<MapBounds | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const query = useGetOrderMapQuery(mapInput(params.values, bounds));
  // While the next part of the map is asked, the last one stays.
  const answer = query.currentData ?? query.data;
  const places = useMemo(() => deliveryPlaces(answer?.rows ?? []), [answer]);
  const points = useMemo(() => places.map(({ point }) => point), [places]);
  return (
    <Page
      title="Mapa de entregas"
      width="wide"
      action={<OrderViews view="map" />}
      filters={<MapFilters {...params} />}
    >
      <QueryState query={{ ...query, data: answer }} skeleton={<SkeletonRows rows={6} />}>
        {(found) => (
          <MapWithList
            map={
              <MapView
                label="Mapa de entregas pendientes"
                points={points}
                extent={found.extent}
                selectedId={selected}
                onSelect={setSelected}
                onMove={setBounds}
              />
            }
            list={
              <DeliveryList
                answer={found}
                places={places}
                selectedId={selected}
                onShow={setSelected}
              />
            }
          />
        )}
      </QueryState>
    </Page>
  );
}

type Name = (typeof filterNames)[number];

/** In a row on a desk; on a phone behind a button, so that the map is what one sees. */
function MapFilters({ values, setFilter, clear }: ListParams<Name>) {
  const { data } = useGetOrganisationQuery();
  const sites = data?.sites ?? [];
  const phone = usePhone();
  const chips = mapChips(
    values,
    (id) => sites.find((site) => site.id === id)?.name,
    (name) => setFilter(name, ''),
  );
  const fields = (
    <>
      <ChoiceFilter
        label="Sede"
        all="Todas las sedes"
        value={values.sede}
        options={sites}
        onChange={(id) => setFilter('sede', id)}
      />
      <ChoiceFilter
        label="Estado"
        all="Todos los estados"
        value={values.estado}
        options={stateOptions}
        onChange={(state) => setFilter('estado', state)}
      />
      <DayFilter
        label="Prometido desde"
        value={values.desde}
        onChange={(day) => setFilter('desde', day)}
      />
      <DayFilter
        label="Prometido hasta"
        value={values.hasta}
        onChange={(day) => setFilter('hasta', day)}
      />
      <FormControlLabel
        label="Solo atrasados"
        control={
          <Switch
            checked={values.atraso === 'si'}
            onChange={(event) => setFilter('atraso', event.target.checked ? 'si' : '')}
          />
        }
      />
    </>
  );
  return (
    <FilterChips chips={chips} onClear={clear}>
      {phone ? (
        <FilterPopover label="Filtrar el mapa" onClear={clear}>
          {fields}
        </FilterPopover>
      ) : (
        fields
      )}
    </FilterChips>
  );
}

/** Doors drawn before somebody asks for more of them. */
const STEP = 40;

interface DeliveryListProps {
  answer: OrderMap;
  places: readonly DeliveryPlace[];
  selectedId: number | null;
  onShow: (id: number) => void;
}

const howMany = ({ rows, total }: OrderMap) =>
  rows.length < total
    ? `Se muestran ${formatNumber(rows.length)} de ${formatNumber(total)} pedidos: acercá el mapa o filtrá para ver el resto.`
    : `${counted(total, 'pedido', 'pedidos')} en esta parte del mapa.`;

/** The list says in words what the map shows, the most overdue first. */
function DeliveryList({ answer, places, selectedId, onShow }: DeliveryListProps) {
  const [most, setMost] = useState(STEP);
  const first = places.slice(0, most);
  const chosen = places.find((place) => place.id === selectedId);
  const shown = chosen && !first.includes(chosen) ? [chosen, ...first] : first;
  return (
    <Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {howMany(answer)}
        {answer.unplaced > 0
          ? ` ${counted(answer.unplaced, 'pedido no tiene', 'pedidos no tienen')} lugar en el mapa.`
          : ''}
      </Typography>
      {places.length === 0 ? (
        <StateMessage icon="map" title="Nada pendiente en esta parte del mapa">
          Con «Ver todo» el mapa vuelve a todas las entregas.
        </StateMessage>
      ) : null}
      <CardList>
        {shown.map((place) => (
          <DeliveryPlaceCard
            key={place.id}
            place={place}
            selected={place.id === selectedId}
            onShow={onShow}
          />
        ))}
      </CardList>
      {places.length > most ? (
        <Button sx={{ mt: 1.5 }} onClick={() => setMost(most + STEP)}>
          Ver más direcciones
        </Button>
      ) : null}
    </Box>
  );
}
