import { pauseLink, sendParkedRows } from '@contract/sync/linkAcciones';
import { and, desc, eq, sql } from 'drizzle-orm';
import { until } from '../../../../tests/support/until';
import { auditEntry } from '../../../db/schema/audit';
import { periodClose } from '../../../db/schema/closes';
import { notification } from '../../../db/schema/events';
import { role } from '../../../db/schema/session';
import { linkReject, linkRun } from '../../../db/schema/sync';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { stepIn } from '../../../engine/jobs/runTask';
import { askIfReopened } from './askParked';
import { parkedJob } from './parkedJob';
import { type ParkedWorld, parkedWorld } from './testing/parkedWorld';

/** More than one transaction takes. */
const MANY = 530;
const FEW = 20;

let world: ParkedWorld;
beforeAll(async () => {
  world = await parkedWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.begin());

const db = () => world.server.services.database.db;

test('what waited goes in by itself once its month is open, all of it, in the name of the link, and what waits for another month stays', async () => {
  const id = await world.waitingLink('muchas', [
    ...world.touches(MANY, '2026-09', 7),
    ...world.touches(3, '2026-08', 7),
  ]);
  expect((await world.reopen()).status).toBe(200);
  await world.settled();
  expect(await world.linkOf(id)).toMatchObject({ parked: 3, pending: 0 });
  const [run] = await world.runsOf(id);
  expect(run).toMatchObject({
    ...{ reason: 'reopened', state: 'done', read: MANY, written: MANY, unchanged: 0, rejected: 0 },
    error: expect.stringMatching(
      /^Se reabrió septiembre de 2026 en .+\. Entraron 530 filas\. Siguen esperando 3 filas\.$/,
    ),
  });
  const found = await world.punchesAt(7);
  expect(found).toHaveLength(MANY);
  expect(found.filter(({ authorId }) => authorId !== world.rrhh.id)).toEqual([]);
  const audited = await db()
    .select({ accountId: auditEntry.accountId, address: auditEntry.address })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.accion, 'filaRechazada.mandarEsperando'),
        eq(auditEntry.entity, 'linkReject'),
      ),
    );
  // The three that wait on were left as they are.
  expect(audited).toHaveLength(MANY);
  expect(new Set(audited.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ accountId: world.rrhh.id, address: 'enlace' })]),
  );
  const [told] = await db()
    .select()
    .from(notification)
    .where(eq(notification.type, 'sync.parked'))
    .orderBy(desc(notification.id));
  expect(told).toMatchObject({ accountId: world.rrhh.id, link: `/sync/${id}`, body: run?.error });
});

test('while somebody presses the button each row goes in once', async () => {
  const id = await world.waitingLink('a-la-vez', world.touches(40, '2026-09', 11));
  const [, ...pressed] = await Promise.all([
    world.reopen(),
    ...[1, 2, 3].map(() => world.server.call(sendParkedRows, { linkId: id }, 'admin')),
  ]);
  await world.settled();
  const byHand = pressed.reduce((sum, { body }) => sum + body.written, 0);
  const alone = (await world.runsOf(id)).filter(({ reason }) => reason === 'reopened');
  expect(byHand + alone.reduce((sum, { written }) => sum + written, 0)).toBe(40);
  expect(await world.punchesAt(11)).toHaveLength(40);
  expect((await world.linkOf(id)).parked).toBe(0);
});

test('a link in pause sends nothing, neither asked before nor after it was paused', async () => {
  const id = await world.waitingLink('pausado', world.touches(2, '2026-09', 13));
  const { version } = await world.linkOf(id);
  const pause = (paused: boolean, at: number) =>
    world.server.call(pauseLink, { id, version: at, paused }, 'admin');
  await pause(true, version);
  await world.reopen();
  expect(await world.askedFor(id)).toBe(0);
  const asked = {
    ...{ id: 'asked', accountId: null, doneUnits: 0, services: world.server.services },
  };
  const job: JobRun = {
    ...asked,
    payload: { linkId: id, siteId: world.siteId, month: '2026-09-01' },
    step: async (_done, _total, work) =>
      db().transaction((tx) => work(stepIn(tx, world.server.services))),
  };
  expect(await parkedJob.run(job)).toContain('en pausa');
  expect(await world.linkOf(id)).toMatchObject({ parked: 2 });
  expect(await world.punchesAt(13)).toEqual([]);
  await pause(false, version + 1);
});

test('whoever lost the right sends nothing, and is told why', async () => {
  const id = await world.waitingLink('sin-permiso', world.touches(2, '2026-09', 17));
  const [before] = await db().select().from(role).where(eq(role.id, world.rrhh.roleId));
  const flags = sql`${role.flags} - 'MARKINGS'`;
  await db().update(role).set({ flags }).where(eq(role.id, world.rrhh.roleId));
  await world.reopen();
  await world.settled();
  await db()
    .update(role)
    .set({ flags: before?.flags ?? {} })
    .where(eq(role.id, world.rrhh.roleId));
  expect(await world.linkOf(id)).toMatchObject({ parked: 2 });
  const [run] = await world.runsOf(id);
  expect(run).toMatchObject({ reason: 'reopened', state: 'failed', written: 0 });
  expect(run?.error).toContain('no se mandaron: Quien da su nombre ya no puede importarlo');
  const [told] = await db()
    .select()
    .from(notification)
    .where(eq(notification.type, 'sync.parked'))
    .orderBy(desc(notification.id));
  expect(told).toMatchObject({ accountId: world.rrhh.id, body: run?.error });
});

test('killed before it tells what went in, it goes on and counts no row twice', async () => {
  const id = await world.waitingLink('muere', world.touches(FEW, '2026-09', 19));
  await db()
    .update(periodClose)
    .set({ reopenedAt: sql`anden_now()`, reopenedBy: world.rrhh.id, reopenReason: 'Sin avisar.' })
    .where(eq(periodClose.month, '2026-09-01'));
  const jobId = '00000000-0000-4000-8000-000000000019';
  let left = 1;
  const job: JobRun = {
    ...{ id: jobId, accountId: null, doneUnits: 0, services: world.server.services },
    payload: { linkId: id, siteId: world.siteId, month: '2026-09-01' },
    step: async (_done, _total, work) => {
      if (left === 0) return new Promise<never>(() => undefined);
      left -= 1;
      return db().transaction((tx) => work(stepIn(tx, world.server.services)));
    },
  };
  void parkedJob.run(job);
  await until(
    async () => (await world.linkOf(id)).parked,
    (parked) => parked === 0,
    60_000,
  );
  left = Number.POSITIVE_INFINITY;
  expect(await parkedJob.run(job)).toContain(`Entraron ${FEW} filas.`);
  const [run] = await world.runsOf(id);
  expect(run).toMatchObject({ reason: 'reopened', written: FEW });
  expect(await world.punchesAt(19)).toHaveLength(FEW);
});

test('a month that was reopened while a run went on asks for what that run leaves waiting', async () => {
  const id = await world.waitingLink('mientras', world.touches(2, '2026-09', 23));
  const [run] = await db().select().from(linkRun).where(eq(linkRun.linkId, id));
  if (!run) throw new Error('it did not run');
  const after = () => askIfReopened(db(), world.server.services, { id, name: 'mientras' }, run);
  await after();
  expect(await world.askedFor(id)).toBe(0);
  await db()
    .update(periodClose)
    .set({ reopenedAt: sql`anden_now()`, reopenedBy: world.rrhh.id, reopenReason: 'En el medio.' })
    .where(eq(periodClose.month, '2026-09-01'));
  await after();
  await world.settled();
  expect(await world.punchesAt(23)).toHaveLength(2);
  const waiting = eq(linkReject.state, 'parked');
  expect(await db().$count(linkReject, and(eq(linkReject.runId, run.id), waiting))).toBe(0);
});
