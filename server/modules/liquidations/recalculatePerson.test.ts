import { recalculatePerson } from '@contract/liquidations/runAcciones';
import { and, between, eq, sql } from 'drizzle-orm';
import { periodClose } from '../../db/schema/closes';
import { hourDay } from '../../db/schema/hours';
import { site } from '../../db/schema/organisation';
import { sealPeriod } from '../../engine/closes/sealPeriod';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

test('somebody is not reckoned again from closed hours that changed behind their close', async () => {
  const { db, server } = world;
  const span = { from: '2026-10-01', to: '2026-10-31' };
  const run = await world.reviewed();
  await db.delete(periodClose).where(eq(periodClose.month, span.from));
  for (const { siteId } of await db.select({ siteId: site.id }).from(site)) {
    const sealed = await sealPeriod(db, 'time', { siteId, ...span });
    await db
      .insert(periodClose)
      .values({ siteId, month: span.from, ledger: 'time', closedBy: 1, sealed });
  }
  const [one] = await world.people(run.id);
  const again = () => server.call(recalculatePerson, { id: one?.id ?? 0 }, 'sueldos');
  expect((await again()).status).toBe(200);
  await db
    .update(hourDay)
    .set({ worked: sql`${hourDay.worked} + 60` })
    .where(and(eq(hourDay.personId, one?.personId ?? 0), between(hourDay.day, span.from, span.to)));
  const refused = await again();
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringMatching(/, octubre de 2026: las horas cambiaron después del cierre/),
  ]);
}, 120_000);
