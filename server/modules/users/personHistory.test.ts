import { makeCuil } from '@contract/core/cuil';
import { createPerson, getEmployee, updatePerson } from '@contract/users/personAcciones';
import {
  deletePersonHistory,
  getPay,
  listPersonHistory,
  savePay,
  savePersonHistory,
} from '@contract/users/personPartAcciones';
import { and, eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { periodClose } from '../../db/schema/closes';
import { person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { peopleAt, personAt } from '../../engine/people/personAt';
import { todayAt } from '../../engine/time/todayAt';
import { beginChanges } from './beginChanges';

let server: TestServer;
let today: string;

beforeAll(async () => {
  server = await buildServer();
  today = await todayAt(database(), 1);
});
afterAll(() => server.close());

const database = () => server.services.database.db;

let made = 0;
async function somebody() {
  made += 1;
  const dni = String(48_100_000 + made);
  const input = {
    lastName: 'Prueba',
    firstName: `Nombre ${made}`,
    docket: `H${made}`,
    dni,
    cuil: makeCuil('27', dni),
    birthDate: '1990-05-02',
    hireDate: '2024-03-01',
    areaId: 1,
    position: 'Operaria',
  };
  const { body } = await server.call(createPerson, input, 'admin');
  return { input, id: body.id, version: body.version };
}

const historyOf = async (personId: number) => {
  const { body } = await server.call(listPersonHistory, { personId }, 'admin');
  return body.rows;
};
const record = async (id: number) => (await server.call(getEmployee, { id }, 'admin')).body;
const change = (personId: number, effectiveFrom: string, position: string, more = {}) =>
  server.call(
    savePersonHistory,
    { personId, effectiveFrom, change: { kind: 'position', position }, ...more },
    'admin',
  );

test('an edit of today keeps what was there before from the first day of work on', async () => {
  const { id, version, input } = await somebody();
  const edit = { ...input, id, version, position: 'Encargada' };
  expect((await server.call(updatePerson, edit, 'admin')).body.position).toBe('Encargada');
  const again = { ...edit, version: version + 1, position: 'Jefa' };
  await server.call(updatePerson, again, 'admin');
  expect((await historyOf(id)).map((row) => [row.effectiveFrom, row.position])).toEqual([
    [today, 'Jefa'],
    ['2024-03-01', 'Operaria'],
  ]);
});

test('a change to come waits for its day, and then the record follows by itself', async () => {
  const { id, version, input } = await somebody();
  const later = { ...input, id, version, lastName: 'Otra', position: 'Encargada' };
  const { body } = await server.call(
    updatePerson,
    { ...later, effectiveFrom: '2099-01-01' },
    'admin',
  );
  expect(body).toMatchObject({ lastName: 'Otra', position: 'Operaria', version: version + 1 });
  expect((await historyOf(id))[0]).toMatchObject({ position: 'Encargada', begun: false });
  await beginChanges(database());
  expect((await record(id)).position).toBe('Operaria');
  await database()
    .update(personHistory)
    .set({ effectiveFrom: today })
    .where(and(eq(personHistory.personId, id), eq(personHistory.begun, false)));
  await beginChanges(database());
  expect(await record(id)).toMatchObject({ position: 'Encargada', version: version + 2 });
  expect((await historyOf(id))[0]).toMatchObject({ position: 'Encargada', begun: true });
});

test('a change in the past rules until the next one, and the record only follows the last', async () => {
  const { id } = await somebody();
  await change(id, '2025-06-01', 'Segunda');
  await change(id, '2025-01-01', 'Primera');
  expect((await record(id)).position).toBe('Segunda');
  const positions = await Promise.all(
    ['2024-03-01', '2025-01-01', '2025-05-31', '2025-06-01', '2023-01-01'].map(
      async (day) => (await personAt(database(), id, day))?.position,
    ),
  );
  expect(positions).toEqual(['Operaria', 'Primera', 'Primera', 'Segunda', 'Operaria']);
  const same = await change(id, '2025-01-01', 'Otra');
  expect(same.error.fields).toHaveProperty('effectiveFrom');
  expect((await change(id, '2024-02-29', 'Antes')).error.fields).toHaveProperty('effectiveFrom');
});

test('a wrong change is corrected or taken out, by its version, and what held before rules again', async () => {
  const { id } = await somebody();
  const { body: row } = await change(id, '2025-01-01', 'Mal escrita');
  const moved = await change(id, '2025-02-01', 'Bien escrita', {
    id: row.id,
    version: row.version,
  });
  expect(moved.body).toMatchObject({ effectiveFrom: '2025-02-01', version: row.version + 1 });
  const stale = { personId: id, id: row.id, version: row.version };
  const refused = await server.call(deletePersonHistory, stale, 'admin');
  expect(refused.error.code).toBe('conflicto_version');
  const others = { personId: 3, id: row.id, version: row.version + 1 };
  expect((await server.call(deletePersonHistory, others, 'admin')).status).toBe(404);
  await server.call(deletePersonHistory, { ...stale, version: row.version + 1 }, 'admin');
  expect((await record(id)).position).toBe('Operaria');
});

test('today is not written under what changed later', async () => {
  const { id, input } = await somebody();
  await change(id, '2025-06-01', 'Segunda');
  const { version } = await record(id);
  const edit = { ...input, id, version, position: 'Otra', effectiveFrom: '2025-01-01' };
  const { error } = await server.call(updatePerson, edit, 'admin');
  expect(error.fields?.effectiveFrom).toContain('01/06/2025');
});

test('nothing changes within a month whose pay is closed', async () => {
  const { id, version, input } = await somebody();
  const { siteId } = await record(id);
  await database()
    .insert(periodClose)
    .values({ siteId, month: '2025-04-01', ledger: 'pay', closedBy: 1 });
  expect((await change(id, '2025-04-30', 'Tarde')).error.code).toBe('periodo_cerrado');
  const edit = { ...input, id, version, position: 'Tarde', effectiveFrom: '2025-04-01' };
  expect((await server.call(updatePerson, edit, 'admin')).error.code).toBe('periodo_cerrado');
  const { body: row } = await change(id, '2025-05-01', 'A tiempo');
  const back = await change(id, '2025-04-15', 'Tarde', { id: row.id, version: row.version });
  expect(back.error.code).toBe('periodo_cerrado');
});

test('a manager to come who works below by then is not taken, and the audit keeps it', async () => {
  const [above, below] = [await somebody(), await somebody()];
  const manager = (personId: number, managerId: number, effectiveFrom: string) =>
    server.call(
      savePersonHistory,
      { personId, effectiveFrom, change: { kind: 'manager', managerId } },
      'admin',
    );
  expect((await manager(above.id, below.id, '2099-01-01')).status).toBe(200);
  expect((await manager(below.id, above.id, today)).status).toBe(200);
  await database()
    .update(personHistory)
    .set({ effectiveFrom: today })
    .where(and(eq(personHistory.personId, above.id), eq(personHistory.begun, false)));
  await beginChanges(database());
  expect((await record(above.id)).managerId).toBeNull();
  expect((await historyOf(above.id)).filter(({ begun }) => !begun)).toEqual([]);
});

test('salary is told to the cent, with its basis, and only to who may know it', async () => {
  const { id, version } = await somebody();
  const pay = {
    ...{ personId: id, version, category: 'A', agreement: 'CCT 40/89', unionTie: 'member' },
  };
  const half = await server.call(savePay, { ...pay, salary: '1' }, 'admin');
  expect(half.error.fields).toHaveProperty('salaryBasis');
  const wrong = await server.call(savePay, { ...pay, cbu: '2850590940090418135202' }, 'admin');
  expect(wrong.error.fields).toHaveProperty('cbu');
  const right = {
    ...pay,
    salaryBasis: 'monthly',
    salary: '850000.5',
    cbu: '2850590940090418135201',
  };
  const { body } = await server.call(savePay, right, 'admin');
  expect(body).toMatchObject({ salary: '850000.50', version: version + 1 });
  const twice = await server.call(savePay, { ...right, version: version + 1 }, 'admin');
  expect(twice.body.version).toBe(version + 1);
  expect((await server.call(savePay, right, 'admin')).error.code).toBe('conflicto_version');
  expect((await server.call(getPay, { personId: id }, 'rrhh')).body.salary).toBe('850000.50');
  expect((await server.call(getPay, { personId: id }, 'supervisor')).status).toBe(403);
  expect((await server.call(savePay, right, 'supervisor')).status).toBe(403);
  // People who keep the records may, and not over a version that was saved since.
  expect((await server.call(savePay, right, 'rrhh')).status).toBe(409);
  const [stored] = await database().select().from(person).where(eq(person.id, id));
  expect(stored?.category).toBe('A');
  const then = await peopleAt(database(), [id], '2025-01-01');
  expect(then.get(id)).toMatchObject({ salary: null, salaryBasis: null, category: null });
});
