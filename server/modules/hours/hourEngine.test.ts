import { eq, sql } from 'drizzle-orm';
import { periodClose } from '../../db/schema/closes';
import { hourDay, hourMark } from '../../db/schema/hours';
import { person } from '../../db/schema/organisation';
import { markOldFigures } from './hourEngine';
import { dayAt, hoursWorld } from './testing/hoursWorld';
import { workOffMarks } from './workOffMarks';

test('after an upgrade of the engine the days of open months are reckoned again, those of closed ones stay as they were paid', async () => {
  const world = await hoursWorld();
  const { db, own } = world;
  await world.empty();
  const open = new Date('2026-11-10T12:00:00Z');
  for (const index of [0, 7]) {
    await world.plan(index);
    await world.punches(index, '09:00', '19:00');
  }
  await workOffMarks(db, undefined, open);
  // The days are left as an older engine reckoned them.
  await db.update(hourDay).set({ worked: 1 });
  const [who] = await db.select().from(person).where(eq(person.id, own));
  const close = { siteId: who?.siteId ?? 0, month: '2026-10-01', sealed: [], closedBy: 1 };
  await db.insert(periodClose).values({ ...close, ledger: 'time' });

  await markOldFigures(db);
  expect(await db.select().from(hourMark)).toEqual([]);
  await markOldFigures(db, 1000);
  await markOldFigures(db, 1000);
  const marked = await db.select({ day: hourMark.day }).from(hourMark);
  expect(marked).toEqual([{ day: dayAt(7) }]);
  await workOffMarks(db, undefined, open);
  const days = await db
    .select({ day: hourDay.day, worked: hourDay.worked })
    .from(hourDay)
    .orderBy(sql`day`);
  expect(days).toEqual([
    { day: dayAt(0), worked: 1 },
    { day: dayAt(7), worked: 480 },
  ]);
  await world.server.close();
});
