import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import type { OrderRow } from '@/services/wms/generated/orders.gen';
import { pickingPath } from '@/utils/paths';
import { OrderCard } from '../components/OrderCard';
import { useTakeNextOrderMutation } from '../orderChanges';

/** A picker sees the orders in hand, and the way to the next. */
export function PickerHome({ mine }: { mine: readonly OrderRow[] }) {
  return (
    <Box
      component="section"
      aria-labelledby="pedidos-mios"
      sx={{ display: 'grid', gap: 1.5, mb: 3 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <Typography id="pedidos-mios" variant="h2">
          Míos
        </Typography>
        <TakeNext />
      </Box>
      {mine.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          No tenés ningún pedido en la mano: tomá el siguiente.
        </Typography>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
          }}
        >
          {mine.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              to={order.actions.includes('pick') ? pickingPath(order.id) : undefined}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The server chooses, so that two who press at once do not walk to the same shelf. */
function TakeNext() {
  const [takeNext, { isLoading }] = useTakeNextOrderMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  const take = async () => {
    const { data } = await takeNext();
    if (!data) return;
    if (data.order) navigate(pickingPath(data.order.id));
    else notify({ text: 'No hay pedidos para tomar en tu depósito.' });
  };
  return (
    <Button
      variant="contained"
      size="large"
      loading={isLoading}
      loadingPosition="start"
      startIcon={<Icon name="qr" />}
      onClick={() => void take()}
      sx={{ width: { xs: 1, sm: 'auto' } }}
    >
      Tomar el siguiente
    </Button>
  );
}
