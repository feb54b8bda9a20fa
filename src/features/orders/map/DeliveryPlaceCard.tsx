import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { fromList } from '@/components/page/fromList';
import { orderPath } from '@/utils/paths';
import { StateChip } from '../components/StateChip';
import { formatDay } from '../ordersModel';
import type { DeliveryPlace } from './deliveryPlaces';

interface DeliveryPlaceCardProps {
  place: DeliveryPlace;
  selected: boolean;
  onShow: (id: number) => void;
}

/** A door and what is due there. */
export function DeliveryPlaceCard({ place, selected, onShow }: DeliveryPlaceCardProps) {
  const { id, customerName, address, orders } = place;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) card.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <Card
      ref={card}
      component="li"
      sx={{ px: 2, py: 1.5, borderColor: selected ? 'primary.main' : undefined }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="h2">
            {customerName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {address}
          </Typography>
        </Box>
        <Button
          size="small"
          startIcon={<Icon name="map" />}
          aria-label={`Ver ${customerName} en el mapa`}
          onClick={() => onShow(id)}
        >
          Ver
        </Button>
      </Box>
      {orders.map((order) => (
        <Box
          key={order.id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}
        >
          <Button size="small" component={Link} to={orderPath(order.id)} state={fromList()}>
            {order.number}
          </Button>
          <StateChip state={order.state} />
          <Typography
            variant="body2"
            sx={{ color: order.late ? 'error.main' : 'text.secondary', ml: 'auto' }}
          >
            {order.late ? `Atrasado: ${formatDay(order.promisedOn)}` : formatDay(order.promisedOn)}
          </Typography>
        </Box>
      ))}
    </Card>
  );
}
