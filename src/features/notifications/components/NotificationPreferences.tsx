import type { NotificationType } from '@contract/notifications/notificationTypes';
import Card from '@mui/material/Card';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type NotificationPreference,
  notificationsApi,
  useGetNotificationPreferencesQuery,
} from '@/services/wms/generated/notifications.gen';

interface NotificationPreferencesProps {
  /** The types that do not come to this device; null where none does. */
  without: readonly string[] | null;
}

/** On means that it rings; what does not reach the bell reaches no device either. */
export function NotificationPreferences({ without }: NotificationPreferencesProps) {
  const query = useGetNotificationPreferencesQuery();
  return (
    <Card sx={{ px: 1 }}>
      <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
        {({ rows }) => (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Aviso</TableCell>
                <TableCell align="center">Campana</TableCell>
                {without ? <TableCell align="center">Este dispositivo</TableCell> : null}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <PreferenceRow key={row.type} row={row} without={without} />
              ))}
            </TableBody>
          </Table>
        )}
      </QueryState>
    </Card>
  );
}

interface PreferenceRowProps extends NotificationPreferencesProps {
  row: NotificationPreference;
}

function PreferenceRow({ row: { type: name, label, muted }, without }: PreferenceRowProps) {
  const [mute] = useMuteNotificationMutation();
  const [choose] = useChoosePushTypeMutation();
  const type = name as NotificationType;
  return (
    <TableRow sx={{ '&:last-of-type > *': { border: 0 } }}>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      <TableCell align="center">
        <Switch
          checked={!muted}
          slotProps={{ input: { 'aria-label': `${label}: en la campana` } }}
          onChange={(_event, on) => void mute({ type, muted: !on })}
        />
      </TableCell>
      {without ? (
        <TableCell align="center">
          <Switch
            checked={!muted && !without.includes(type)}
            disabled={muted}
            slotProps={{ input: { 'aria-label': `${label}: en este dispositivo` } }}
            onChange={(_event, on) => void choose({ type, pushed: on })}
          />
        </TableCell>
      ) : null}
    </TableRow>
  );
}

const { updateQueryData } = notificationsApi.util;

// A switch moves at once and goes back if the server refuses.
const { useMuteNotificationMutation, useChoosePushTypeMutation } =
  notificationsApi.enhanceEndpoints({
    endpoints: {
      muteNotification: {
        onQueryStarted: async ({ type, muted }, { dispatch, queryFulfilled }) => {
          const patch = dispatch(
            updateQueryData('getNotificationPreferences', undefined, ({ rows }) => {
              const row = rows.find((item) => item.type === type);
              if (row) row.muted = muted;
            }),
          );
          await queryFulfilled.catch(patch.undo);
        },
      },
      choosePushType: {
        onQueryStarted: async ({ type, pushed }, { dispatch, queryFulfilled }) => {
          const patch = dispatch(
            updateQueryData('getPushDevice', undefined, ({ device }) => {
              if (!device) return;
              const others = device.without.filter((one) => one !== type);
              device.without = pushed ? others : [...others, type];
            }),
          );
          await queryFulfilled.catch(patch.undo);
        },
      },
    },
  });
