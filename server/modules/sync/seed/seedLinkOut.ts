import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { hourPeriod } from '../../../db/schema/hours';
import { account } from '../../../db/schema/session';
import { link, linkRun } from '../../../db/schema/sync';
import { clock } from '../../../engine/time/clock';
import { nowIn } from '../../../engine/time/nowIn';
import { DEFAULT_ZONE } from '../../../engine/time/zone';
import { nextTime } from '../linkTimes';
import { outNames } from '../out/outLink';

const hoursOut: Omit<typeof link.$inferInsert, 'accountId'> = {
  name: 'Horas para el programa de sueldos',
  direction: 'out',
  what: 'hora.listarTotales',
  period: 'lastMonth',
  outName: 'horas',
  folder: 'sueldos',
  timing: 'cron',
  cron: '0 7 1 * *',
  note: 'El programa de sueldos la toma de la carpeta y la borra.',
};

/** A link that took the hours of a month out on the first day of the next, and the run by which it did. */
export async function seedLinkOut(db: Db): Promise<void> {
  const [people] = await db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.username, 'rrhh'));
  if (!people) return;
  const first = nowIn().startOf('month').set({ hour: 7 });
  const at = (first > nowIn() ? first.minus({ months: 1 }) : first).toJSDate();
  const named = { period: 'lastMonth', format: 'csv', outName: 'horas' } as const;
  const { span, fileName } = outNames(named, { zone: DEFAULT_ZONE, at });
  const ofMonth = and(
    eq(hourPeriod.unit, 'month'),
    eq(hourPeriod.fromDay, span?.from ?? ''),
    gt(hourPeriod.days, 0),
  );
  const rows = await db.$count(hourPeriod, ofMonth);
  const timing = { timing: 'cron', cron: hoursOut.cron ?? null, paused: false } as const;
  const rest = { everyMinutes: null, days: [], at: null };
  const ended = new Date(at.getTime() + 4000);
  const [made] = await db
    .insert(link)
    .values({
      ...hoursOut,
      ...{ accountId: people.id, lastGoodAt: ended, lookedAt: ended, silentSince: ended },
      nextAt: nextTime({ ...timing, ...rest }, DEFAULT_ZONE, clock.now()),
    })
    .returning({ id: link.id });
  if (!made) return;
  await db.insert(linkRun).values({
    ...{ linkId: made.id, state: 'done', reason: 'schedule', fileName },
    ...{ startedAt: at, endedAt: ended, read: rows, written: rows },
  });
}
