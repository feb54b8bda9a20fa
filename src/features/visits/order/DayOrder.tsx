import { counted } from '@contract/core/counted';
import { walkRoute } from '@contract/visits/walkRoute';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { MapView } from '@/components/map/MapView';
import { MapWithList } from '@/components/map/MapWithList';
import type { MapPoint } from '@/components/map/mapTypes';
import { StateMessage } from '@/components/state/StateMessage';
import {
  useDropVisitOrderMutation,
  useOrderVisitDayMutation,
  type VisitOrder,
  type VisitStop,
} from '@/services/wms/generated/visits.gen';
import { formatNumber } from '@/utils/numbers';
import { kmText, planOf, routeStop } from './orderModel';
import { proposeRoute } from './proposeRoute';
import { StopList } from './StopList';

const pointsOf = (stops: readonly VisitStop[], late: ReadonlySet<number>): MapPoint[] =>
  stops.flatMap(({ id, place, latitude, longitude }, at) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            ...{ id, latitude: Number(latitude), longitude: Number(longitude) },
            label: `${at + 1}: ${place}`,
            tone: late.has(id) ? ('alert' as const) : ('normal' as const),
          },
        ],
  );

/** Puts the visits of somebody's day in order, by hand or as the product proposes; nothing is kept until it is saved. */
export function DayOrder({ order }: { order: VisitOrder }) {
  const [stops, setStops] = useState<readonly VisitStop[]>(order.stops);
  const [how, setHow] = useState<'hand' | 'product'>('hand');
  const [selected, setSelected] = useState<number | null>(null);
  const [looking, setLooking] = useState(false);
  const [save, saving] = useOrderVisitDayMutation();
  const [drop, dropping] = useDropVisitOrderMutation();
  const notify = useNotice();
  const plan = planOf(order);
  const walk = walkRoute(stops.map(routeStop), plan);
  const late = useMemo(
    () => new Set(walk.legs.flatMap(({ id, late: minutes }) => (minutes > 0 ? [id] : []))),
    [walk.legs],
  );
  const points = useMemo(() => pointsOf(stops, late), [stops, late]);
  const { day, person, mark } = order;
  const asked = { personId: person.id ?? 0, day, mark };

  const propose = async () => {
    setLooking(true);
    const ids = await proposeRoute(stops.map(routeStop), plan).finally(() => setLooking(false));
    setStops(ids.flatMap((id) => stops.find((one) => one.id === id) ?? []));
    setHow('product');
  };
  const keep = async () => {
    const wanted = stops.map(({ id, pinned }) => ({ id, pinned }));
    const answer = await save({ ...asked, how, stops: wanted });
    if (!answer.error) notify({ text: 'Orden guardado' });
  };

  if (stops.length === 0) {
    return (
      <StateMessage icon="visits" title="No le queda ninguna visita ese día">
        {order.over > 0 ? `Ya hizo ${counted(order.over, 'visita', 'visitas')}.` : null}
      </StateMessage>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {order.byHand ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" loading={dropping.isLoading} onClick={() => void drop(asked)}>
              Soltar el orden
            </Button>
          }
        >
          {`Lo ordenó a mano ${order.author?.name ?? 'alguien'}: una propuesta no lo reemplaza.`}
        </Alert>
      ) : null}
      <Typography role="status">
        {`${counted(stops.length, 'visita', 'visitas')} · ${kmText(walk.km)} en línea recta${order.start ? `, desde ${order.start.name}` : ''}, a ${formatNumber(order.speed)} km/h`}
        {walk.late > 0 ? ` · ${counted(late.size, 'llega', 'llegan')} tarde` : ''}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          loading={saving.isLoading}
          loadingPosition="start"
          onClick={() => void keep()}
        >
          Guardar el orden
        </Button>
        {order.byHand ? null : (
          <Button
            variant="outlined"
            startIcon={<Icon name="map" />}
            loading={looking}
            loadingPosition="start"
            onClick={() => void propose()}
          >
            Proponer un orden
          </Button>
        )}
      </Box>
      <MapWithList
        map={
          <MapView
            label="Mapa del orden"
            points={points}
            selectedId={selected}
            onSelect={setSelected}
          />
        }
        list={
          <StopList
            stops={stops}
            legs={walk.legs}
            selectedId={selected}
            onSelect={setSelected}
            onOrder={(moved) => {
              setStops(moved);
              setHow('hand');
            }}
          />
        }
      />
    </Box>
  );
}
