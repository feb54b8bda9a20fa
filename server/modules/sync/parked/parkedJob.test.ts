import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reopenPeriod } from '@contract/closes/closeAcciones';
import { linkFields } from '@contract/sync/link';
import {
  getLink,
  listLinkRuns,
  pauseLink,
  runLink,
  saveLink,
  sendParkedRows,
} from '@contract/sync/linkAcciones';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { until } from '../../../../tests/support/until';
import { auditEntry } from '../../../db/schema/audit';
import { periodClose } from '../../../db/schema/closes';
import { jobProgress, notification } from '../../../db/schema/events';
import { punch } from '../../../db/schema/markings';
import { person } from '../../../db/schema/organisation';
import { account, role } from '../../../db/schema/session';
import { linkReject, linkRun } from '../../../db/schema/sync';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { stepIn } from '../../../engine/jobs/runTask';
import { askIfReopened, PARKED_JOB } from './askParked';
import { parkedJob } from './parkedJob';

const CLOSED = ['2026-08-01', '2026-09-01'];
/** More than one transaction takes. */
const MANY = 530;
const FEW = 20;

let server: TestServer;
let siteId: number;
let dockets: string[];
let rrhh: { id: number; roleId: number };

const db = () => server.services.database.db;
const two = (value: number) => String(value).padStart(2, '0');

/** Touches of so many people and days of a month, at a minute of the night that nobody else has. */
const touches = (count: number, month: string, minute: number) =>
  Array.from({ length: count }, (_, at) => {
    const day = two(1 + Math.floor(at / dockets.length));
    return `${dockets[at % dockets.length]};${month}-${day} 03:${two(minute)}`;
  });

const close = async () => {
  await db().delete(periodClose);
  const closedBy = rrhh.id;
  await db()
    .insert(periodClose)
    .values(CLOSED.map((month) => ({ siteId, month, ledger: 'time' as const, closedBy })));
};

const reopen = () =>
  server.call(
    reopenPeriod,
    { siteId, month: '2026-09', ledger: 'time', reason: 'Faltaban fichadas.' },
    'admin',
  );

const filtered = (linkId: number) => ({
  filters: [{ field: 'linkId', operator: 'is' as const, value: linkId }],
});
const runsOf = async (linkId: number) =>
  (await server.call(listLinkRuns, filtered(linkId), 'admin')).body.rows;
const linkOf = async (id: number) => (await server.call(getLink, { id }, 'admin')).body;

/** A link in the name of Human Resources whose rows wait for their month. */
async function waitingLink(name: string, lines: readonly string[]): Promise<number> {
  const folder = path.join(server.services.config.linksDir, name);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'a.csv'), ['Legajo;Fecha y hora', ...lines].join('\r\n'));
  const given = { name, what: 'fichadas', folder: name, days: [1], rules: [] };
  const fields = linkFields.parse({ ...given, accountId: rrhh.id });
  const { body, error } = await server.call(saveLink, fields, 'admin');
  if (!body.id) throw new Error(JSON.stringify(error));
  await server.call(runLink, { id: body.id }, 'admin');
  await until(
    () => runsOf(body.id),
    (runs) => runs.length > 0 && runs.every(({ endedAt }) => endedAt !== null),
  );
  expect((await linkOf(body.id)).parked).toBe(lines.length);
  return body.id;
}

/** Until no task that sends rows is left. */
const settled = () =>
  until(
    () =>
      db()
        .select({ state: jobProgress.state })
        .from(jobProgress)
        .where(eq(jobProgress.kind, PARKED_JOB)),
    (jobs) => jobs.length > 0 && jobs.every(({ state }) => state === 'done'),
    60_000,
  );

/** How many tasks were asked for that send the rows of a link. */
const askedFor = (linkId: number) =>
  db().$count(
    jobProgress,
    and(
      eq(jobProgress.kind, PARKED_JOB),
      sql`${jobProgress.payload} ->> 'linkId' = ${String(linkId)}`,
    ),
  );

const punchesAt = (minute: number) =>
  db()
    .select({ authorId: punch.authorId, personId: punch.personId, day: punch.day })
    .from(punch)
    .where(and(eq(punch.source, 'import'), sql`extract(minute from ${punch.at}) = ${minute}`));

beforeAll(async () => {
  server = await buildServer();
  const [hr] = await db().select().from(account).where(eq(account.username, 'rrhh'));
  const [someone] = await db()
    .select({ siteId: person.siteId })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(eq(account.username, 'empleado'));
  if (!hr || !someone) throw new Error('nobody to work with');
  rrhh = hr;
  siteId = someone.siteId;
  const people = await db()
    .select({ docket: person.docket })
    .from(person)
    .where(
      and(
        eq(person.siteId, siteId),
        isNull(person.leaveDate),
        sql`${person.hireDate} < '2026-08-01'`,
        sql`not exists (select from person_history h where h.person_id = ${person.id}
          and h.site_id <> ${person.siteId})`,
      ),
    )
    .orderBy(asc(person.id))
    .limit(30);
  dockets = people.map(({ docket }) => docket);
});
afterAll(() => server.close());
beforeEach(async () => {
  await close();
  await db().delete(jobProgress).where(eq(jobProgress.kind, PARKED_JOB));
});

test('what waited goes in by itself once its month is open, all of it, in the name of the link, and what waits for another month stays', async () => {
  const id = await waitingLink('muchas', [
    ...touches(MANY, '2026-09', 7),
    ...touches(3, '2026-08', 7),
  ]);
  expect((await reopen()).status).toBe(200);
  await settled();
  expect(await linkOf(id)).toMatchObject({ parked: 3, pending: 0 });
  const [run] = await runsOf(id);
  expect(run).toMatchObject({
    ...{ reason: 'reopened', state: 'done', read: MANY, written: MANY, unchanged: 0, rejected: 0 },
    error: expect.stringMatching(
      /^Se reabrió septiembre de 2026 en .+\. Entraron 530 filas\. Siguen esperando 3 filas\.$/,
    ),
  });
  const found = await punchesAt(7);
  expect(found).toHaveLength(MANY);
  expect(found.filter(({ authorId }) => authorId !== rrhh.id)).toEqual([]);
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
    new Set([JSON.stringify({ accountId: rrhh.id, address: 'enlace' })]),
  );
  const [told] = await db()
    .select()
    .from(notification)
    .where(eq(notification.type, 'sync.parked'))
    .orderBy(desc(notification.id));
  expect(told).toMatchObject({ accountId: rrhh.id, link: `/sync/${id}`, body: run?.error });
});

test('while somebody presses the button each row goes in once', async () => {
  const id = await waitingLink('a-la-vez', touches(40, '2026-09', 11));
  const [, ...pressed] = await Promise.all([
    reopen(),
    ...[1, 2, 3].map(() => server.call(sendParkedRows, { linkId: id }, 'admin')),
  ]);
  await settled();
  const byHand = pressed.reduce((sum, { body }) => sum + body.written, 0);
  const alone = (await runsOf(id)).filter(({ reason }) => reason === 'reopened');
  expect(byHand + alone.reduce((sum, { written }) => sum + written, 0)).toBe(40);
  expect(await punchesAt(11)).toHaveLength(40);
  expect((await linkOf(id)).parked).toBe(0);
});

test('a link in pause sends nothing, neither asked before nor after it was paused', async () => {
  const id = await waitingLink('pausado', touches(2, '2026-09', 13));
  const { version } = await linkOf(id);
  const pause = (paused: boolean, at: number) =>
    server.call(pauseLink, { id, version: at, paused }, 'admin');
  await pause(true, version);
  await reopen();
  expect(await askedFor(id)).toBe(0);
  const asked = { ...{ id: 'asked', accountId: null, doneUnits: 0, services: server.services } };
  const job: JobRun = {
    ...asked,
    payload: { linkId: id, siteId, month: '2026-09-01' },
    step: async (_done, _total, work) =>
      db().transaction((tx) => work(stepIn(tx, server.services))),
  };
  expect(await parkedJob.run(job)).toContain('en pausa');
  expect(await linkOf(id)).toMatchObject({ parked: 2 });
  expect(await punchesAt(13)).toEqual([]);
  await pause(false, version + 1);
});

test('whoever lost the right sends nothing, and is told why', async () => {
  const id = await waitingLink('sin-permiso', touches(2, '2026-09', 17));
  const [before] = await db().select().from(role).where(eq(role.id, rrhh.roleId));
  const flags = sql`${role.flags} - 'MARKINGS'`;
  await db().update(role).set({ flags }).where(eq(role.id, rrhh.roleId));
  await reopen();
  await settled();
  await db()
    .update(role)
    .set({ flags: before?.flags ?? {} })
    .where(eq(role.id, rrhh.roleId));
  expect(await linkOf(id)).toMatchObject({ parked: 2 });
  const [run] = await runsOf(id);
  expect(run).toMatchObject({ reason: 'reopened', state: 'failed', written: 0 });
  expect(run?.error).toContain('no se mandaron: Quien da su nombre ya no puede importarlo');
  const [told] = await db()
    .select()
    .from(notification)
    .where(eq(notification.type, 'sync.parked'))
    .orderBy(desc(notification.id));
  expect(told).toMatchObject({ accountId: rrhh.id, body: run?.error });
});

test('killed before it tells what went in, it goes on and counts no row twice', async () => {
  const id = await waitingLink('muere', touches(FEW, '2026-09', 19));
  await db()
    .update(periodClose)
    .set({ reopenedAt: sql`anden_now()`, reopenedBy: rrhh.id, reopenReason: 'Sin avisar.' })
    .where(eq(periodClose.month, '2026-09-01'));
  const jobId = '00000000-0000-4000-8000-000000000019';
  let left = 1;
  const job: JobRun = {
    ...{ id: jobId, accountId: null, doneUnits: 0, services: server.services },
    payload: { linkId: id, siteId, month: '2026-09-01' },
    step: async (_done, _total, work) => {
      if (left === 0) return new Promise<never>(() => undefined);
      left -= 1;
      return db().transaction((tx) => work(stepIn(tx, server.services)));
    },
  };
  void parkedJob.run(job);
  await until(
    async () => (await linkOf(id)).parked,
    (parked) => parked === 0,
    60_000,
  );
  left = Number.POSITIVE_INFINITY;
  expect(await parkedJob.run(job)).toContain(`Entraron ${FEW} filas.`);
  const [run] = await runsOf(id);
  expect(run).toMatchObject({ reason: 'reopened', written: FEW });
  expect(await punchesAt(19)).toHaveLength(FEW);
});

test('a month that was reopened while a run went on asks for what that run leaves waiting', async () => {
  const id = await waitingLink('mientras', touches(2, '2026-09', 23));
  const [run] = await db().select().from(linkRun).where(eq(linkRun.linkId, id));
  if (!run) throw new Error('it did not run');
  const after = () => askIfReopened(db(), server.services, { id, name: 'mientras' }, run);
  await after();
  expect(await askedFor(id)).toBe(0);
  await db()
    .update(periodClose)
    .set({ reopenedAt: sql`anden_now()`, reopenedBy: rrhh.id, reopenReason: 'En el medio.' })
    .where(eq(periodClose.month, '2026-09-01'));
  await after();
  await settled();
  expect(await punchesAt(23)).toHaveLength(2);
  const waiting = eq(linkReject.state, 'parked');
  expect(await db().$count(linkReject, and(eq(linkReject.runId, run.id), waiting))).toBe(0);
});
