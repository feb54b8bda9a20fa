import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { PageLinks } from '@/components/page/PageLinks';
import { selectCan } from '@/services/session/selectCan';
import {
  importOrdersPath,
  newOrderPath,
  orderFiguresPath,
  orderListPath,
  orderMapPath,
  routes as paths,
  stockPath,
} from '@/utils/paths';

type View = 'board' | 'list' | 'map';

const views: { view: View; label: string; to: string }[] = [
  { view: 'board', label: 'Tablero', to: paths.orders },
  { view: 'list', label: 'Lista', to: orderListPath },
  { view: 'map', label: 'Mapa', to: orderMapPath },
];

const links = [
  { to: stockPath, label: 'Existencias', icon: 'orders' },
  { to: orderFiguresPath, label: 'Cifras', icon: 'charts' },
] as const;

const importing = { to: importOrdersPath, label: 'Importar', icon: 'upload' } as const;

/** The three ways to see the orders, what stands beside them, and the way to a new one. */
export function OrderViews({ view: current }: { view: View }) {
  const mayCreate = useSelector(selectCan('ORDERS.create'));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ButtonGroup variant="outlined" aria-label="Cómo ver los pedidos">
        {views.map(({ view, label, to }) => (
          <Button
            key={view}
            component={Link}
            to={to}
            aria-current={view === current ? 'page' : undefined}
            sx={view === current ? { bgcolor: 'surface.soft', color: 'primary.main' } : null}
          >
            {label}
          </Button>
        ))}
      </ButtonGroup>
      <PageLinks links={current === 'list' && mayCreate ? [...links, importing] : links} />
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
