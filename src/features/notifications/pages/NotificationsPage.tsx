import type { NotificationType } from '@contract/notifications/notificationTypes';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  notificationsApi,
  useGetNotificationPreferencesQuery,
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
} from '@/services/wms/generated/notifications.gen';
import { NotificationList } from '../components/NotificationList';

const SIZE = 20;

export function NotificationsPage() {
  const { page, setPage } = useListParams([]);
  const query = useListNotificationsQuery({ page, size: SIZE });
  const [markRead] = useMarkNotificationsReadMutation();
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
              <NotificationList rows={rows} />
            </Card>
            <Pager page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
      <Section title="Qué avisos recibir" description="Lo que apagues no llega a la campana.">
        <NotificationPreferences />
      </Section>
    </Page>
  );
}

/** On means that it rings; what is muted never reaches the bell. */
function NotificationPreferences() {
  const query = useGetNotificationPreferencesQuery();
  const [mute] = useMuteNotificationMutation();
  return (
    <Card sx={{ p: 2 }}>
      <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
        {({ rows }) => (
          <FormGroup>
            {rows.map((row) => (
              <FormControlLabel
                key={row.type}
                label={row.label}
                labelPlacement="start"
                sx={{ justifyContent: 'space-between', ml: 0, py: 0.5 }}
                control={
                  <Switch
                    checked={!row.muted}
                    onChange={(_event, on) =>
                      void mute({ type: row.type as NotificationType, muted: !on })
                    }
                  />
                }
              />
            ))}
          </FormGroup>
        )}
      </QueryState>
    </Card>
  );
}

// A switch moves at once and goes back if the server refuses.
const { useMuteNotificationMutation } = notificationsApi.enhanceEndpoints({
  endpoints: {
    muteNotification: {
      onQueryStarted: async ({ type, muted }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          notificationsApi.util.updateQueryData(
            'getNotificationPreferences',
            undefined,
            (draft) => {
              const row = draft.rows.find((item) => item.type === type);
              if (row) row.muted = muted;
            },
          ),
        );
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});
