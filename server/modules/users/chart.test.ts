import { makeCuil } from '@contract/core/cuil';
import { getChartPath, getOrganisation, listChart } from '@contract/users/chartAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { person } from '../../db/schema/organisation';
import { worksToday } from '../../engine/people/worksToday';

let server: TestServer;
let areaId: number;
let siteId: number;
beforeAll(async () => {
  server = await buildServer();
  const { body } = await server.call(getOrganisation, {}, 'admin');
  const [first] = body.areas;
  areaId = first?.id ?? 0;
  siteId = first?.siteId ?? 0;
});
afterAll(() => server.close());

const database = () => server.services.database.db;

let made = 0;
async function hire(managerId: number | null): Promise<number> {
  made += 1;
  const dni = String(48_200_000 + made);
  const [row] = await database()
    .insert(person)
    .values({
      docket: `O${made}`,
      firstName: `Número ${made}`,
      lastName: 'Del Árbol',
      dni,
      cuil: makeCuil('20', dni),
      birthDate: '1990-05-02',
      hireDate: '2020-01-01',
      siteId,
      areaId,
      managerId,
    })
    .returning({ id: person.id });
  return row?.id ?? 0;
}
const leave = (id: number) =>
  database().update(person).set({ leaveDate: '2021-01-01' }).where(eq(person.id, id));

const team = async (managerId?: number) =>
  (await server.call(listChart, managerId ? { managerId } : {}, 'empleado')).body;
const path = async (id: number) => (await server.call(getChartPath, { id }, 'operario')).body.path;

test('a team lists who answers to somebody, with how many answer to each', async () => {
  const head = await hire(null);
  const lead = await hire(head);
  const [one, gone] = [await hire(lead), await hire(lead)];
  await leave(gone);
  expect(await team(head)).toMatchObject({ total: 1, people: [{ id: lead, reports: 1 }] });
  expect((await team(lead)).people.map(({ id }) => id)).toEqual([one]);
  expect(await path(one)).toEqual([head, lead, one]);
});

test('whoever stays without a manager stands at the top: nobody is lost', async () => {
  const head = await hire(null);
  const orphan = await hire(head);
  await leave(head);
  const { people } = await team();
  expect(people.map(({ id }) => id)).toContain(orphan);
  expect(people.map(({ id }) => id)).not.toContain(head);
  expect(await path(orphan)).toEqual([orphan]);
  expect((await server.call(getChartPath, { id: head }, 'admin')).status).toBe(404);
});

test('everybody in the directory is reached from the top, once', async () => {
  const found: number[] = [];
  const visit = async (managerId?: number): Promise<void> => {
    for (const { id, reports } of (await team(managerId)).people) {
      found.push(id);
      if (reports > 0) await visit(id);
    }
  };
  await visit();
  const here = await database().select({ id: person.id }).from(person).where(worksToday);
  expect(found.sort((a, b) => a - b)).toEqual(here.map(({ id }) => id).sort((a, b) => a - b));
});

test('data that goes round ends the path instead of never ending', async () => {
  const first = await hire(null);
  const second = await hire(first);
  await database().update(person).set({ managerId: second }).where(eq(person.id, first));
  expect(await path(second)).toEqual([first, second]);
});

test('more than a screen can hold says how many there are', async () => {
  const head = await hire(null);
  for (let count = 0; count < 203; count += 1) await hire(head);
  const { people, total } = await team(head);
  expect([people.length, total]).toEqual([200, 203]);
});

test('without a name, the path is of who asks', async () => {
  const { body } = await server.call(getChartPath, {}, 'empleado');
  expect(body.path.length).toBeGreaterThan(1);
});

test('the chart tells nothing that the directory does not', async () => {
  const { people } = await team();
  expect(Object.keys(people[0] ?? {}).sort()).toEqual([
    'areaName',
    'id',
    'imageUrl',
    'name',
    'position',
    'reports',
  ]);
});
