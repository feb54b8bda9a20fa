import { lazy } from 'react';
import { NotificationsBell } from '@/components/shell/NotificationsBell';
import { latest, useListNotificationsQuery } from '../api';

const BellSheet = lazy(async () => ({ default: (await import('./BellSheet')).BellSheet }));

/** The bell of the top bar, kept true by the event stream. */
export function Bell() {
  const query = useListNotificationsQuery(latest);
  return (
    <NotificationsBell unread={query.data?.unread ?? 0}>
      {(close) => <BellSheet onClose={close} />}
    </NotificationsBell>
  );
}
