import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linkFields } from '@contract/sync/link';
import {
  getLink,
  listLinkRejects,
  listLinkRuns,
  mendLinkReject,
  runLink,
  saveLink,
  sendParkedRows,
} from '@contract/sync/linkAcciones';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { until } from '../../../../tests/support/until';
import { periodClose } from '../../../db/schema/closes';
import { punch } from '../../../db/schema/markings';
import { person } from '../../../db/schema/organisation';
import { account } from '../../../db/schema/session';

const MONTH = '2026-09-01';
const DAY = '2026-09-10';

let server: TestServer;
let docket: string;
let linkId: number;

const rejects = async () => {
  const filters = [{ field: 'linkId', operator: 'is', value: linkId }];
  return (await server.call(listLinkRejects, { filters }, 'admin')).body.rows;
};
const reopen = () =>
  server.services.database.db.delete(periodClose).where(eq(periodClose.month, MONTH));
const send = (by = 'admin') => server.call(sendParkedRows, { linkId }, by);

/** Closes the month at the site of the person whose touches come, leaves a file for it, and runs the link over it. */
beforeAll(async () => {
  server = await buildServer();
  const { db } = server.services.database;
  const [who] = await db
    .select()
    .from(person)
    .where(and(isNull(person.leaveDate), sql`${person.hireDate} < ${MONTH}`))
    .limit(1);
  if (!who) throw new Error('nobody worked in that month');
  docket = who.docket;
  const [closer] = await db.select().from(account).where(eq(account.username, 'admin'));
  await db
    .insert(periodClose)
    .values({
      ...{ siteId: who.siteId, month: MONTH, ledger: 'time', closedBy: closer?.id ?? 0 },
    })
    .onConflictDoNothing();
  const folder = path.join(server.services.config.linksDir, 'reloj');
  await mkdir(folder, { recursive: true });
  const lines = [`${docket};${DAY} 03:07`, `${docket};${DAY} 03:41`, `${docket};ayer`];
  await writeFile(path.join(folder, 'a.csv'), ['Legajo;Fecha y hora', ...lines].join('\r\n'));
  const fields = { name: 'Reloj viejo', what: 'fichadas', folder: 'reloj', days: [1], rules: [] };
  const made = await server.call(saveLink, linkFields.parse(fields), 'admin');
  linkId = made.body.id;
  await server.call(runLink, { id: linkId }, 'admin');
  await until(
    async () =>
      (
        await server.call(
          listLinkRuns,
          { filters: [{ field: 'linkId', operator: 'is', value: linkId }] },
          'admin',
        )
      ).body.rows,
    (runs) => runs.length > 0 && runs.every(({ endedAt }) => endedAt !== null),
  );
});
afterAll(() => server.close());

test('rows of a closed month wait apart from those that somebody has to mend, and say who may open it', async () => {
  expect((await rejects()).map(({ number, state }) => [number, state]).sort()).toEqual([
    [2, 'parked'],
    [3, 'parked'],
    [4, 'rejected'],
  ]);
  const { body } = await server.call(getLink, { id: linkId }, 'admin');
  expect(body).toMatchObject({ parked: 2, pending: 1, health: 'rejects' });
  expect(body.reopeners.length).toBeGreaterThan(0);
});

test('while the month is closed they go on waiting, sent together or one by one', async () => {
  expect((await send()).body).toEqual({ written: 0, parked: 2, rejected: 0 });
  const [row] = (await rejects()).filter(({ state }) => state === 'parked');
  const alone = await server.call(mendLinkReject, { id: row?.id ?? 0, cells: [] }, 'admin');
  expect(alone.body.state).toBe('parked');
});

test('whoever may not run links sends nothing', async () => {
  expect((await send('empleado')).status).toBe(403);
});

test('once the month is open they come in, once, though two people send them at the same time', async () => {
  await reopen();
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ body }) => body.written).sort()).toEqual([0, 2]);
  const { db } = server.services.database;
  const found = await db
    .select({ at: punch.at })
    .from(punch)
    .innerJoin(person, eq(person.id, punch.personId))
    .where(and(eq(person.docket, docket), eq(punch.source, 'import'), eq(punch.day, DAY)));
  expect(found).toHaveLength(2);
  expect((await server.call(getLink, { id: linkId }, 'admin')).body.parked).toBe(0);
  expect((await send()).body).toEqual({ written: 0, parked: 0, rejected: 0 });
});
