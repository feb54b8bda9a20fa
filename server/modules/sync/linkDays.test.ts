import { getLinkDays } from '@contract/sync/linkAcciones';
import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { site } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { link, linkRun } from '../../db/schema/sync';
import { clock } from '../../engine/time/clock';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;

async function newLink(name: string, siteId: number | null): Promise<number> {
  const [who] = await db().select().from(account).limit(1);
  const [made] = await db()
    .insert(link)
    .values({ name, what: 'personas', timing: 'hand', accountId: who?.id ?? 0, siteId })
    .returning();
  return made?.id ?? 0;
}

/** The same figures at each run. */
function figures(seed: number) {
  let state = seed;
  return (below: number) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** The day of an instant as the clock of a zone shows it, by the program's own calendar. */
const dayIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return (at: Date) => format.format(at);
};

test.each([
  ['America/Argentina/Buenos_Aires', 1],
  ['Pacific/Auckland', 2],
  ['America/New_York', 3],
])('runs are counted by the days of %s', async (zone, seed) => {
  const next = figures(seed * 7919);
  const [some] = await db().select().from(site).limit(1);
  await db()
    .update(site)
    .set({ zone })
    .where(eq(site.id, some?.id ?? 0));
  const id = await newLink(`En ${zone}`, some?.id ?? 0);
  const now = clock.ms();
  const runs = Array.from({ length: 150 }, () => ({
    startedAt: new Date(now - next(40 * 24 * 60) * 60_000),
    ...{ written: next(9), unchanged: next(3) * next(500), rejected: next(4) },
  }));
  await db()
    .insert(linkRun)
    .values(
      runs.map((run) => ({ linkId: id, state: 'done' as const, reason: 'hand' as const, ...run })),
    );
  // Another link, and a run that found nothing, add nothing.
  const other = await newLink(`Otro de ${zone}`, some?.id ?? 0);
  const none = { state: 'empty', reason: 'schedule', startedAt: new Date(now) } as const;
  await db()
    .insert(linkRun)
    .values([
      { linkId: other, ...none, written: 9 },
      { linkId: id, ...none },
    ]);
  const { body } = await server.call(getLinkDays, { id }, 'admin');
  const dayOf = dayIn(zone);
  const expected = new Map<string, { written: number; unchanged: number; rejected: number }>();
  for (const { startedAt, written, unchanged, rejected } of runs) {
    const day = dayOf(startedAt);
    if (day < body.from || written + unchanged + rejected === 0) continue;
    const sum = expected.get(day) ?? { written: 0, unchanged: 0, rejected: 0 };
    expected.set(day, {
      written: sum.written + written,
      unchanged: sum.unchanged + unchanged,
      rejected: sum.rejected + rejected,
    });
  }
  expect(body.to).toBe(dayOf(new Date(now)));
  const far = DateTime.fromISO(body.to).diff(DateTime.fromISO(body.from), 'days').days;
  expect(far).toBe(29);
  expect(body.days).toEqual(
    [...expected].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, sum]) => ({ day, ...sum })),
  );
});

test('a link that did not run has no days, and one that is gone is not found', async () => {
  const id = await newLink('Sin correr', null);
  expect((await server.call(getLinkDays, { id }, 'admin')).body.days).toEqual([]);
  expect((await server.call(getLinkDays, { id: 999_999 }, 'admin')).status).toBe(404);
  expect((await server.call(getLinkDays, { id }, 'empleado')).status).toBe(403);
});
