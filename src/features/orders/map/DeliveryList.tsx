import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CardList } from '@/components/list/CardList';
import { StateMessage } from '@/components/state/StateMessage';
import type { OrderMap } from '@/services/wms/generated/orders.gen';
import { counted } from '@/utils/counted';
import { formatNumber } from '@/utils/numbers';
import { DeliveryPlaceCard } from './DeliveryPlaceCard';
import type { DeliveryPlace } from './deliveryPlaces';

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

/** What the map shows, in words, the most overdue first. */
export function DeliveryList({ answer, places, selectedId, onShow }: DeliveryListProps) {
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
