import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type Job, useListJobsQuery } from '@/services/wms/generated/jobs.gen';
import {
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
} from '@/services/wms/generated/notifications.gen';
import { formatNumber } from '@/utils/numbers';
import { routes } from '@/utils/paths';
import { latest } from '../latestNotifications';
import { NotificationList } from './NotificationList';

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
        {(data) => <NotificationList rows={data.rows} heading="h3" onOpen={onClose} />}
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

function progressOf({ doneUnits, totalUnits }: Job) {
  if (!totalUnits) return { label: 'En espera', value: undefined };
  const label = `${formatNumber(doneUnits)} de ${formatNumber(totalUnits)}`;
  return { label, value: Math.min(100, (doneUnits * 100) / totalUnits) };
}

/** Long work goes on in the background; here is how far it got. */
function RunningJobs() {
  const { data } = useListJobsQuery();
  const running = (data?.rows ?? []).filter(
    ({ state }) => state === 'queued' || state === 'running',
  );
  if (running.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Tareas en curso"
      sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5 }}
    >
      {running.map((job) => {
        const { label, value } = progressOf(job);
        return (
          <Box key={job.id}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography variant="body2">{job.title}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
            </Box>
            <LinearProgress
              aria-label={job.title}
              variant={value === undefined ? 'indeterminate' : 'determinate'}
              value={value}
              sx={{ mt: 0.5 }}
            />
          </Box>
        );
      })}
    </Box>
  );
}
