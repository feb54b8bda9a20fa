import { useAppSelector } from '@/app/hooks';
import { lazyPiece } from '@/components/lazy/lazyPiece';
import { NotificationsBell } from '@/components/shell/NotificationsBell';
import { selectViewing } from '@/services/session/selectViewing';
import {
  type Notification,
  useListNotificationsQuery,
} from '@/services/wms/generated/notifications.gen';
import { latest } from '../latestNotifications';
import { useSettleSeen } from '../useSettleSeen';

const BellSheet = lazyPiece(async () => (await import('./BellSheet')).BellSheet);

const none: readonly Notification[] = [];

/** The bell of the top bar, kept true by the event stream. */
export function Bell() {
  const viewing = useAppSelector(selectViewing) !== null;
  const query = useListNotificationsQuery(latest, { skip: viewing });
  useSettleSeen(query.data?.rows ?? none);
  // They are the person's own: "ver como" does not show them.
  if (viewing) return null;
  return (
    <NotificationsBell unread={query.data?.unread ?? 0}>
      {(close) => <BellSheet onClose={close} />}
    </NotificationsBell>
  );
}
