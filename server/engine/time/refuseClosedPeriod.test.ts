import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { periodClose } from '../../db/schema/closes';
import { clock } from './clock';
import { refuseClosedPeriod } from './refuseClosedPeriod';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
  await server.services.database.db.delete(periodClose);
  await server.services.database.db.insert(periodClose).values([
    { siteId: 1, month: '2026-09-01', ledger: 'time', closedBy: 1 },
    { siteId: 1, month: '2026-08-01', ledger: 'time', closedBy: 1 },
    { siteId: 1, month: '2026-08-01', ledger: 'pay', closedBy: 1 },
  ]);
});
afterAll(() => server.close());

const check = (siteId: number, day: string, ledger: 'time' | 'pay') =>
  refuseClosedPeriod(server.services.database.db, { siteId, day, ledger }).then(
    () => 'open',
    (fault: { code?: string }) => fault.code,
  );

test.each([
  [1, '2026-09-30', 'time', 'periodo_cerrado'],
  [1, '2026-10-01', 'time', 'open'],
  [1, '2026-09-30', 'pay', 'open'],
  [1, '2026-08-31', 'pay', 'periodo_cerrado'],
  [2, '2026-09-30', 'time', 'open'],
] as const)('site %s, %s, %s: %s', async (siteId, day, ledger, expected) => {
  expect(await check(siteId, day, ledger)).toBe(expected);
});

test('what takes several months finds the closed one in the middle, in one statement', async () => {
  const { db } = server.services.database;
  const across = { siteId: 1, day: '2026-07-31', until: '2026-10-01', ledger: 'time' } as const;
  await expect(refuseClosedPeriod(db, across)).rejects.toMatchObject({ code: 'periodo_cerrado' });
  await refuseClosedPeriod(db, { ...across, day: '2026-10-01', until: '2199-12-31' });
});

test('a reopened month takes changes again, and reopening needs a reason', async () => {
  const { db } = server.services.database;
  const september = eq(periodClose.month, '2026-09-01');
  await expect(
    db.update(periodClose).set({ reopenedAt: clock.now() }).where(september),
  ).rejects.toThrow();
  await db
    .update(periodClose)
    .set({ reopenedAt: clock.now(), reopenReason: 'Faltaban fichadas' })
    .where(september);
  expect(await check(1, '2026-09-30', 'time')).toBe('open');
});
