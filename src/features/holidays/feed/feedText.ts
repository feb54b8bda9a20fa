import type { CalendarFeed } from '@/services/wms/generated/holidays.gen';
import { formatDate } from '@/utils/dates';

const when = (instant: string) => formatDate(instant, 'DD/MM/AAA HS:MN');

/** Whether somebody's program reads it, in words. */
export function feedText(feed: CalendarFeed['feed']): string {
  if (!feed) return 'Creá una dirección secreta y suscribite a ella desde tu calendario.';
  const team = feed.team ? ' Incluye a tu equipo.' : '';
  const read = feed.readAt
    ? `Se leyó por última vez el ${when(feed.readAt)}.`
    : 'Todavía nadie la leyó.';
  return `Tenés una dirección desde el ${when(feed.createdAt)}. ${read}${team}`;
}
