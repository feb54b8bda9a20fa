import { NotificationsBell } from '@/components/shell/NotificationsBell';
import { latest, useListNotificationsQuery } from '../api';
import { BellSheet } from './BellSheet';

/** The bell of the top bar, kept true by the event stream. */
export function Bell() {
  const query = useListNotificationsQuery(latest);
  return (
    <NotificationsBell unread={query.data?.unread ?? 0}>
      {(close) => <BellSheet onClose={close} />}
    </NotificationsBell>
  );
}
