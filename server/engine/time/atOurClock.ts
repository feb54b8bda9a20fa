import { clock } from './clock';

/** The function anden_now() of the database reads this setting; a connection without it stands at the time of the machine. */
const setting = () => `-c anden.clock_offset=PT${(clock.aheadMs() / 1000).toFixed(3)}S`;

/** The address of a database, whose connections then stand at our clock. Unchanged in use: not every pooler takes options. */
export function atOurClock(databaseUrl: string): string {
  if (!clock.isMoved()) return databaseUrl;
  const url = new URL(databaseUrl);
  const others = url.searchParams.get('options');
  url.searchParams.set('options', others ? `${others} ${setting()}` : setting());
  return url.href;
}
