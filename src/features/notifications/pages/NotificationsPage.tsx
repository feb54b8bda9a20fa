import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { usePushDevice } from '@/services/push/usePushDevice';
import {
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
} from '@/services/wms/generated/notifications.gen';
import { NotificationList } from '../components/NotificationList';
import { NotificationPreferences } from '../components/NotificationPreferences';
import { PushDeviceCard } from '../components/PushDeviceCard';

const SIZE = 20;

export function NotificationsPage() {
  const { page, setPage } = useListParams([]);
  const query = useListNotificationsQuery({ page, size: SIZE });
  const [markRead] = useMarkNotificationsReadMutation();
  const device = usePushDevice();
  const { data } = query;
  return (
    <Page
      title="Notificaciones"
      purpose="Lo que otros publican, comentan o te piden."
      width="reading"
      action={
        data && data.unread > 0 ? (
          <Button variant="outlined" onClick={() => markRead({})}>
            Marcar todas como leídas
          </Button>
        ) : null
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={8} />}
        isEmpty={(answer) => answer.total === 0}
        empty={<StateMessage icon="bell" title="No tenés avisos" />}
      >
        {({ rows, total }) => (
          <>
            <Card>
              <NotificationList rows={rows} heading="h2" />
            </Card>
            <Pager page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
      <Box sx={{ mt: 4 }}>
        <Section
          title="Qué avisos recibir"
          description="Lo que apagues en la campana tampoco llega por correo ni a tus dispositivos."
        >
          <PushDeviceCard device={device} />
          <NotificationPreferences without={device.on ? device.without : null} />
        </Section>
      </Box>
    </Page>
  );
}
