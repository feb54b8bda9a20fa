import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type Order, useGetOrderQuery } from '@/services/wms/generated/orders.gen';
import { routes } from '@/utils/paths';
import { OrderDetail } from '../components/OrderDetail';
import { StateChip } from '../components/StateChip';
import { useOrderActions } from '../components/useOrderActions';
import { actionLabels, type OrderAction, splitActions } from '../ordersModel';

export function OrderPage() {
  const { id } = useParams();
  const query = useGetOrderQuery(Number(id) || 0);
  const order = query.data;
  const head = order ? (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <StateChip {...order} />
      <OrderActions order={order} />
    </Box>
  ) : null;
  return (
    <Page
      title={order ? `Pedido ${order.number}` : 'Pedido'}
      back={{ to: routes.orders, label: 'Pedidos' }}
      action={head}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(found) => <OrderDetail order={found} />}
      </QueryState>
    </Page>
  );
}

/** The actions that the server allows this person: the next step as a button, the rest in a menu. */
function OrderActions({ order }: { order: Order }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [working, setWorking] = useState(false);
  const { run, dialog } = useOrderActions(order);
  const { main, rest } = splitActions(order.actions);
  const act = async (action: OrderAction) => {
    setAnchor(null);
    setWorking(true);
    await run(action);
    setWorking(false);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {main ? (
        <Button
          variant="contained"
          loading={working}
          loadingPosition="start"
          startIcon={<Icon name={actionLabels[main].icon} />}
          onClick={() => void act(main)}
        >
          {actionLabels[main].label}
        </Button>
      ) : null}
      {rest.length > 0 ? (
        <IconButton
          aria-label="Más acciones del pedido"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name="more" />
        </IconButton>
      ) : null}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ root: { role: 'region', 'aria-label': 'Acciones del pedido' } }}
      >
        {rest.map((action) => (
          <MenuItem key={action} onClick={() => void act(action)}>
            <ListItemIcon>
              <Icon name={actionLabels[action].icon} fontSize="small" />
            </ListItemIcon>
            {actionLabels[action].label}
          </MenuItem>
        ))}
      </Menu>
      {dialog}
    </Box>
  );
}
