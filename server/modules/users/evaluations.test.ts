import { listAudit } from '@contract/admin/listAudit';
import { getAuditEntry } from '@contract/admin/serverAcciones';
import { getEmployee, getPerson } from '@contract/users/personAcciones';
import {
  deleteEvaluation,
  listEvaluations,
  saveEvaluation,
} from '@contract/users/personPartAcciones';
import { getOwnProfile } from '@contract/users/photoAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { evaluation } from '../../db/schema/evaluations';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';

let server: TestServer;
let personId: number;
let managerId: number;
let outsiderId: number;

const idOf = async (username: string) => {
  const { db } = server.services.database;
  const [row] = await db.select().from(account).where(eq(account.username, username));
  return row?.personId ?? 0;
};

beforeAll(async () => {
  server = await buildServer();
  // The person is of the team of `supervisor`; the other one has another manager.
  personId = await idOf('empleado');
  managerId = await idOf('supervisor');
  outsiderId = await idOf('operario');
});
beforeEach(async () => {
  const { db } = server.services.database;
  await db.delete(evaluation).where(eq(evaluation.personId, personId));
  await db.update(person).set({ rating: null }).where(eq(person.id, personId));
});
afterAll(() => server.close());

const save = (more: object, as = 'supervisor') => {
  const fields = { personId, period: '2026-07-01', score: 4, comment: 'Muy bien.' };
  return server.call(saveEvaluation, { ...fields, ...more }, as);
};
const list = async (id = personId, as = 'supervisor') =>
  server.call(listEvaluations, { personId: id }, as);
const remove = (id: number, version: number, as = 'supervisor') =>
  server.call(deleteEvaluation, { personId, id, version }, as);
const rating = async () => (await server.call(getEmployee, { id: personId }, 'admin')).body.rating;

test('the rating is the mean of what is written, after each edit and each delete', async () => {
  const { body: first } = await save({});
  expect(first).toMatchObject({ version: 1, score: 4, edits: true, deletes: true });
  expect(await rating()).toBe('4.00');
  const { body: second } = await save({ period: '2026-04-01', score: 5 });
  await save({ period: '2026-01-01', score: 4 });
  expect(await rating()).toBe('4.33');
  const { body: worse } = await save({ id: second.id, version: 1, period: '2026-04-01', score: 1 });
  expect(worse).toMatchObject({ id: second.id, version: 2, score: 1 });
  expect(await rating()).toBe('3.00');
  expect((await remove(second.id, 2)).status).toBe(200);
  expect(await rating()).toBe('4.00');
  const { body: answer } = await list();
  expect(answer).toMatchObject({ rating: '4.00', evaluates: true });
  expect(answer.rows.map(({ period }) => period)).toEqual(['2026-07-01', '2026-01-01']);
  for (const { id, version } of answer.rows) await remove(id, version);
  expect(await rating()).toBeNull();
});

test('whoever saved before is not overwritten', async () => {
  const { body } = await save({});
  await save({ id: body.id, version: 1, score: 2 });
  const late = await save({ id: body.id, version: 1, score: 5 });
  expect([late.status, late.error.detail]).toMatchObject([
    409,
    { current: { version: 2, score: 2 } },
  ]);
  expect((await remove(body.id, 1)).error.code).toBe('conflicto_version');
  expect(await rating()).toBe('2.00');
});

test('a score out of the scale, a quarter twice and one that has not begun are refused', async () => {
  for (const score of [0, 6, 3.5]) {
    expect((await save({ score })).error.fields).toHaveProperty('score');
  }
  await save({});
  expect((await save({})).error.fields).toHaveProperty('period');
  expect((await save({ period: '2099-01-01' })).error.fields).toHaveProperty('period');
  expect((await save({ period: '2026-08-01' })).error.fields).toHaveProperty('period');
  expect(await rating()).toBe('4.00');
});

test('who does not lead them finds nothing, nor do they themselves; the administration reads all', async () => {
  const { body } = await save({});
  expect((await list(outsiderId)).status).toBe(404);
  expect((await save({ personId: outsiderId })).status).toBe(404);
  expect((await list(managerId)).status).toBe(404);
  expect((await save({ personId: managerId })).status).toBe(404);
  for (const somebody of ['empleado', 'jefe', 'rrhh']) {
    expect((await list(personId, somebody)).status).toBe(404);
    expect((await save({}, somebody)).status).toBe(404);
  }
  const { body: all } = await list(personId, 'admin');
  expect(all.evaluates).toBe(false);
  expect(all.rows).toMatchObject([{ id: body.id, edits: false, deletes: true }]);
  expect((await save({}, 'admin')).status).toBe(404);
  const { body: own } = await server.call(getOwnProfile, {}, 'empleado');
  expect(own.data.rating).toBe('4.00');
  expect(JSON.stringify(own)).not.toContain('Muy bien.');
  const card = async (as: string) => (await server.call(getPerson, { id: personId }, as)).body;
  expect((await card('supervisor')).evaluates).toBe(true);
  expect((await card('jefe')).evaluates).toBe(false);
});

test('nobody corrects what another wrote; the administration takes it out, and the audit keeps it', async () => {
  const { db } = server.services.database;
  const [other] = await db.select().from(account).where(eq(account.username, 'rrhh'));
  const [row] = await db
    .insert(evaluation)
    .values({ personId, accountId: other?.id ?? 0, period: '2026-07-01', score: 1 })
    .returning();
  const id = row?.id ?? 0;
  expect((await list()).body.rows).toMatchObject([{ id, edits: false, deletes: false }]);
  expect((await save({ id, version: 1 })).status).toBe(404);
  expect((await remove(id, 1)).status).toBe(404);
  expect((await remove(id, 1, 'admin')).status).toBe(200);
  const filters = [{ field: 'entity' as const, operator: 'is' as const, value: 'evaluation' }];
  const { body: log } = await server.call(listAudit, { filters }, 'admin');
  const { body: entry } = await server.call(getAuditEntry, { id: log.rows[0]?.id ?? 0 }, 'admin');
  expect(entry.before).toMatchObject({ score: 1, personId });
});
