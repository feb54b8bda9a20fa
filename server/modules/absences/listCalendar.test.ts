import { listCalendar } from '@contract/absences/listCalendar';
import { and, eq, ne } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { absence } from '../../db/schema/absences';
import { area, person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';

let server: TestServer;
const people: Record<string, number> = {};
const db = () => server.services.database.db;

beforeAll(async () => {
  server = await buildServer();
  for (const row of await db().select().from(account)) people[row.username] = row.personId ?? 0;
  await db().delete(absence);
  const day = { source: 'news' as const, state: 'firm' as const, paidPercent: 0 };
  await db()
    .insert(absence)
    .values([
      {
        ...day,
        personId: people.empleado ?? 0,
        sourceId: 901,
        fromDay: '2026-10-28',
        toDay: '2026-11-03',
        code: 'ENF',
        label: 'Enfermedad',
        medical: true,
      },
      {
        ...day,
        personId: people.empleado ?? 0,
        sourceId: 902,
        fromDay: '2026-11-20',
        toDay: '2026-11-20',
        code: 'ACA',
        label: 'Con aviso',
        state: 'pending',
      },
      {
        ...day,
        personId: people.operario ?? 0,
        sourceId: 903,
        fromDay: '2026-12-01',
        toDay: '2026-12-01',
        code: 'ACA',
        label: 'Con aviso',
      },
    ]);
});
afterAll(() => server.close());

const ask = async (as: string, more: object = {}) =>
  server.call(listCalendar, { year: 2026, month: 11, ...more }, as);
const labels = async (as: string, more: object = {}) =>
  (await ask(as, more)).body.absences.map(({ label, state }) => [label, state]);

test('a month holds what touches it, with the reason only for who may know it', async () => {
  expect((await ask('rrhh')).body).toMatchObject({ from: '2026-11-01', to: '2026-11-30' });
  expect(await labels('rrhh')).toEqual([
    ['Enfermedad', 'firm'],
    ['Con aviso', 'pending'],
  ]);
  expect(await labels('supervisor')).toEqual([
    ['Ausente', 'firm'],
    ['Ausente', 'pending'],
  ]);
  expect(await labels('empleado')).toEqual([
    ['Enfermedad', 'firm'],
    ['Con aviso', 'pending'],
  ]);
});

test('staff see those of their area, “Ausente” and only what is firm; nobody else', async () => {
  const [own] = await db()
    .select({ areaId: person.areaId })
    .from(person)
    .where(eq(person.id, people.empleado ?? 0));
  const [colleague] = await db()
    .select({ username: account.username })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .innerJoin(role, eq(role.id, account.roleId))
    .where(
      and(
        eq(person.areaId, own?.areaId ?? 0),
        eq(role.scope, 'own'),
        ne(account.username, 'empleado'),
      ),
    );
  const shown = await ask(colleague?.username ?? '');
  expect(shown.body.people.map(({ id }) => id)).toContain(people.empleado);
  expect(shown.body.absences).toMatchObject([{ label: 'Ausente', source: null, sourceId: null }]);
  const elsewhere = await ask('operario');
  expect(elsewhere.body.people.map(({ id }) => id)).not.toContain(people.empleado);
  expect(elsewhere.body.absences).toEqual([]);
  expect((await ask('operario', { personId: people.empleado })).status).toBe(404);
});

test('a year of one person, oneself where nobody is named', async () => {
  const { body } = await server.call(listCalendar, { year: 2026 }, 'operario');
  expect(body).toMatchObject({ from: '2026-01-01', to: '2026-12-31', total: 1 });
  expect(body.people[0]?.id).toBe(people.operario);
  expect(body.absences).toHaveLength(1);
});

test('it is narrowed to a site, an area, and to those who are away', async () => {
  const [place] = await db().select().from(area).where(eq(area.name, 'Comercial'));
  const { body } = await ask('rrhh', { areaId: place?.id ?? 0 });
  expect(body.people.every(({ areaName }) => areaName === 'Comercial')).toBe(true);
  expect((await ask('rrhh', { onlyAway: true })).body.people).toMatchObject([
    { id: people.empleado },
  ]);
  expect((await ask('rrhh', { siteId: 999_999 })).body).toMatchObject({ total: 0, people: [] });
});

test('a page of everybody, and the next', async () => {
  const first = (await ask('rrhh')).body;
  expect([first.people.length, first.total]).toEqual([first.pageSize, 64]);
  const second = (await ask('rrhh', { page: 2 })).body;
  expect(second.people).toHaveLength(64 - first.pageSize);
});
