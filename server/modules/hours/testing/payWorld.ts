import { saveBand } from '@contract/hours/bandAcciones';
import { decideOvertime, listHourDays } from '@contract/hours/hourAcciones';
import { eq } from 'drizzle-orm';
import { absence } from '../../../db/schema/absences';
import { periodAdjustment } from '../../../db/schema/closes';
import { band, hourDayBand } from '../../../db/schema/hourBands';
import { news, newsType } from '../../../db/schema/news';
import { person } from '../../../db/schema/organisation';
import { workOffMarks } from '../workOffMarks';
import { dayAt, hoursWorld, MONDAY } from './hoursWorld';
import { seenRows } from './seenRows';

export const month = '2026-10';

/** A Monday with ninety minutes of overtime, granted, and a Tuesday whose overtime nobody decided; leave, money, and what came late. */
export async function payWorld() {
  const world = await hoursWorld();
  const { db, server, own } = world;
  await db.delete(hourDayBand);
  await world.empty();
  await db.delete(band);
  const [row] = await db.select().from(person).where(eq(person.id, own));
  const siteId = row?.siteId ?? 0;
  const docket = row?.docket ?? '';
  await world.plan(0);
  await world.plan(1);
  await world.punches(0, '09:00', '19:30');
  await world.punches(1, '09:06', '19:00');
  const late = { name: 'Tarde', code: 'TAR', weekdays: [1, 2], startsAt: '16:00', endsAt: '22:00' };
  const made = await server.call(
    saveBand,
    { ...late, multiplier: '1.25', fromDay: '2026-10-01' },
    'rrhh',
  );
  const bandId = made.body.id;
  await workOffMarks(db, undefined, new Date('2026-11-10T12:00:00Z'));
  const filters = [{ field: 'day', operator: 'is' as const, value: MONDAY }];
  const { body } = await server.call(listHourDays, { filters }, 'supervisor');
  const done = { move: 'approve' as const, reason: 'Inventario' };
  await server.call(decideOvertime, { ...seenRows([body.rows[0]]), ...done }, 'supervisor');
  // Leave that began the month before, and what came late for it.
  const away = {
    personId: own,
    source: 'leave',
    state: 'firm',
    code: 'VAC',
    label: 'Vacaciones',
  } as const;
  await db.insert(absence).values({
    ...away,
    sourceId: 900_002,
    fromDay: '2026-09-28',
    toDay: '2026-10-04',
    paidPercent: 100,
  });
  await db.insert(periodAdjustment).values({
    personId: own,
    siteId,
    day: '2026-09-10',
    month: `${month}-01`,
    figure: 'worked',
    minutes: 75,
    sign: 'subtract',
    reason: 'Se cargó de más.',
    authorId: 1,
  });
  const [prize] = (await db.select().from(newsType)).filter(
    ({ unit, sign }) => unit === 'amount' && sign === 'bonus',
  );
  const paid = {
    personId: own,
    typeId: prize?.id ?? 0,
    quantity: '1500.50',
    paidPercent: 100,
    authorId: 1,
  };
  const on = { fromDay: dayAt(2), toDay: dayAt(2) };
  await db.insert(news).values({ ...paid, ...on, state: 'validated' });
  await db.insert(news).values({ ...paid, ...on, state: 'pending' });
  return { ...world, siteId, docket, bandId };
}
