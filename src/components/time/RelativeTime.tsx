import { relativeTime } from '@/utils/dates';
import { useMinute } from './useMinute';

interface RelativeTimeProps {
  /** ISO, as the server sends it. */
  value: string;
}

const full = new Intl.DateTimeFormat('es-AR', { dateStyle: 'full', timeStyle: 'short' });

/** "Hace 5 minutos", kept true while the page stays open; the full date on hover. */
export function RelativeTime({ value }: RelativeTimeProps) {
  useMinute();
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={value} title={full.format(date)}>
      {relativeTime(date)}
    </time>
  );
}
