import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
} from '@/services/wms/generated/notifications.gen';
import { routes } from '@/utils/paths';
import { latest } from '../latestNotifications';
import { NotificationList } from './NotificationList';
import { RunningJobs } from './RunningJobs';

export function BellSheet({ onClose }: { onClose: () => void }) {
  const query = useListNotificationsQuery(latest);
  const [markRead] = useMarkNotificationsReadMutation();
  const unread = query.data?.unread ?? 0;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1.5 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          Notificaciones
        </Typography>
        {unread > 0 ? (
          <Button size="small" onClick={() => markRead({})}>
            Marcar todas
          </Button>
        ) : null}
      </Box>
      <Divider />
      <RunningJobs />
      <QueryState
        query={query}
        skeleton={
          <Box sx={{ p: 2 }}>
            <SkeletonRows rows={4} />
          </Box>
        }
        isEmpty={(data) => data.rows.length === 0}
        empty={
          <StateMessage icon="bell" title="No tenés avisos">
            Acá aparece lo que otros publican, comentan o te piden.
          </StateMessage>
        }
      >
        {(data) => <NotificationList rows={data.rows} onOpen={onClose} />}
      </QueryState>
      <Divider />
      <Box sx={{ p: 1, textAlign: 'center' }}>
        <Button component={Link} to={routes.notifications} onClick={onClose} size="small">
          Ver todas y elegir cuáles recibir
        </Button>
      </Box>
    </>
  );
}
