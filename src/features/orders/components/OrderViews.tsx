import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { selectCan } from '@/services/session/selectCan';
import {
  newOrderPath,
  orderFiguresPath,
  orderListPath,
  routes as paths,
  stockPath,
} from '@/utils/paths';

/** The two ways to see the orders, what stands beside them, and the way to a new one. */
export function OrderViews({ view }: { view: 'board' | 'list' }) {
  const mayCreate = useSelector(selectCan('ORDERS.create'));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ToggleButtonGroup size="small" value={view} aria-label="Cómo ver los pedidos">
        <ToggleButton value="board" component={Link} to={paths.orders}>
          Tablero
        </ToggleButton>
        <ToggleButton value="list" component={Link} to={orderListPath}>
          Lista
        </ToggleButton>
      </ToggleButtonGroup>
      <Button component={Link} to={stockPath}>
        Existencias
      </Button>
      <Button component={Link} to={orderFiguresPath}>
        Cifras
      </Button>
      {mayCreate ? (
        <Button
          component={Link}
          to={newOrderPath}
          variant="contained"
          startIcon={<Icon name="add" />}
        >
          Nuevo pedido
        </Button>
      ) : null}
    </Box>
  );
}
