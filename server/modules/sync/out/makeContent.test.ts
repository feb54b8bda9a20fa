import { between, eq, sql } from 'drizzle-orm';
import { hourMark } from '../../../db/schema/hours';
import { account } from '../../../db/schema/session';
import { StillReckoning } from '../../../engine/exports/writeExport';
import { readAccountViewer } from '../../../engine/session/readViewer';
import { DEFAULT_ZONE } from '../../../engine/time/zone';
import { makeContent } from './makeContent';
import { openOut } from './openOut';
import { type OutWorld, openOutWorld } from './testing/outWorld';

let world: OutWorld;
beforeAll(async () => {
  world = await openOutWorld();
});
afterAll(() => world.close());

test('hours that are still being reckoned are waited for, and never leave as they were', async () => {
  const { db, services, fields } = world;
  const [admin] = await db.select().from(account).where(eq(account.username, 'admin'));
  const viewer = await readAccountViewer(db, admin?.id ?? 0);
  if (!viewer) throw new Error('the administrator may not enter');
  const asked = fields({ what: 'hora.listarTotales', period: 'lastMonth', outName: 'horas' });
  const at = new Date('2026-11-02T10:00:00Z');
  const out = await openOut(db, viewer, asked, { zone: DEFAULT_ZONE, at });
  const { from = '', to = '' } = out.span ?? {};
  const before = await makeContent(services, viewer, out, 32, { tries: 1, pauseMs: 0 });
  // More than a reader waits for: the list says that its rows wait.
  await db.execute(sql`insert into hour_mark (person_id, day)
    select id, day from person, generate_series(${from}::date, ${to}::date, '1 day') as day
    on conflict do nothing`);
  await expect(makeContent(services, viewer, out, 32, { tries: 1, pauseMs: 0 })).rejects.toThrow(
    StillReckoning,
  );
  const after = await makeContent(services, viewer, out, 32, { tries: 300, pauseMs: 200 });
  expect(await db.$count(hourMark, between(hourMark.day, from, to))).toBe(0);
  expect(after.bytes.equals(before.bytes)).toBe(true);
});

test('what is too large for where it goes is refused', async () => {
  const { db, services, fields, chiefId } = world;
  const viewer = await readAccountViewer(db, chiefId);
  if (!viewer) throw new Error('the chief may not enter');
  const out = await openOut(db, viewer, fields({}), { zone: DEFAULT_ZONE, at: new Date(0) });
  await expect(makeContent(services, viewer, out, 0)).rejects.toThrow(/Pasa de 0 MB/);
});
