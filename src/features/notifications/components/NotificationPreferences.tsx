import type { NotificationType } from '@contract/notifications/notificationTypes';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetNotificationPreferencesQuery } from '@/services/wms/generated/notifications.gen';
import { useMuteNotificationMutation } from '../useMuteNotification';

/** On means that it rings; what is muted never reaches the bell. */
export function NotificationPreferences() {
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
