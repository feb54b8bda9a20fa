import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type Notification,
  useMarkNotificationsReadMutation,
} from '@/services/wms/generated/notifications.gen';

/** Long enough to have looked at it. */
const LOOKED = 1500;

/** A notice is settled by being where it leads, whichever way one came there. */
export function useSettleSeen(rows: readonly Notification[]): void {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const [markRead] = useMarkNotificationsReadMutation();
  const waits = rows.some(({ link, readAt }) => readAt === null && link === here);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void markRead({ link: here }), LOOKED);
    return () => clearTimeout(timer);
  }, [waits, here, markRead]);
}
