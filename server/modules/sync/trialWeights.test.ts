import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportWeight } from '@contract/imports/importWeight';
import { getPunchMonth } from '@contract/markings/punchAcciones';
import { linkFields } from '@contract/sync/link';
import { listLinkRuns, runLink, saveLink, tryLink } from '@contract/sync/linkAcciones';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { anyOf } from '../../db/anyOf';
import { person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';

let server: TestServer;
let people: (typeof person.$inferSelect)[];

const db = () => server.services.database.db;
const nameOf = ({ lastName, firstName }: (typeof people)[number]) => `${lastName}, ${firstName}`;

/** The same figures at each run. */
function figures(seed: number) {
  let state = seed;
  return (below: number) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

beforeAll(async () => {
  server = await buildServer();
  const [hr] = await db().select().from(account).where(eq(account.username, 'rrhh'));
  const flags = sql`${role.flags} || '{"SYNC": true}'::jsonb`;
  await db()
    .update(role)
    .set({ flags })
    .where(eq(role.id, hr?.roleId ?? 0));
  people = await db()
    .select()
    .from(person)
    .where(
      and(
        isNull(person.leaveDate),
        isNotNull(person.salary),
        sql`${person.hireDate} < '2026-09-01'`,
      ),
    )
    .orderBy(asc(person.id))
    .limit(6);
});
afterAll(() => server.close());

/** Writes a file, answers what a trial says of it, and runs the link over it. */
async function tried(name: string, what: string, lines: readonly string[], by: string) {
  const folder = path.join(server.services.config.linksDir, name);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'a.csv'), lines.join('\r\n'));
  const fields = linkFields.parse({ name, what, folder: name, days: [1], rules: [] });
  const { body: trial, status, error } = await server.call(tryLink, fields, by);
  if (status !== 200) throw new Error(JSON.stringify(error));
  const run = async () => {
    const { body } = await server.call(saveLink, fields, by);
    await server.call(runLink, { id: body.id }, by);
    const filters = [{ field: 'linkId', operator: 'is' as const, value: body.id }];
    const [last] = await until(
      async () => (await server.call(listLinkRuns, { filters }, by)).body.rows,
      (runs) => runs.length > 0 && runs.every(({ endedAt }) => endedAt !== null),
    );
    return last;
  };
  return { trial, weights: trial.weights ?? [], run };
}

const differences = (weights: readonly ImportWeight[], what: string) =>
  new Map(
    weights
      .find((one) => one.what === what)
      ?.people.map(({ name, difference }) => [name, Number(difference)]),
  );

/** The change of each, asked of what is stored and not of the trial. */
async function changed(read: () => Promise<Map<string, number>>, act: () => Promise<unknown>) {
  const before = await read();
  await act();
  const after = await read();
  return new Map([...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)]));
}

async function punchedMinutes(): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const who of people.slice(0, 3)) {
    for (const month of [10, 11]) {
      const asked = { personId: who.id, year: 2026, month };
      const { body } = await server.call(getPunchMonth, asked, 'rrhh');
      const minutes = body.days.reduce((sum, day) => sum + day.minutes, 0);
      sums.set(nameOf(who), (sums.get(nameOf(who)) ?? 0) + minutes);
    }
  }
  return sums;
}

test.each([1, 2, 3, 4])(
  'touches of a file, case %i, come to the hours that the trial said',
  async (seed) => {
    const next = figures(seed * 104_729);
    const two = (value: number) => String(value).padStart(2, '0');
    const lines = Array.from({ length: 30 }, () => {
      const who = people[next(3)];
      const at = `2026-11-${two(10 + next(10))} ${two(next(24))}:${two(next(60))}`;
      return `${who?.docket};${at};${['', 'Entrada', 'Salida', ''][next(4)]}`;
    });
    const file = ['Legajo;Fecha y hora;Tipo', ...lines];
    const { weights, run } = await tried(`toques-${seed}`, 'fichadas', file, 'rrhh');
    expect(weights.map(({ what, unit }) => [what, unit])).toEqual([['Horas fichadas', 'minutes']]);
    const found = await changed(punchedMinutes, run);
    const said = differences(weights, 'Horas fichadas');
    expect([...found].map(([name, value]) => [name, value])).toEqual(
      [...found].map(([name]) => [name, said.get(name) ?? 0]),
    );
  },
);

const plannedMinutes = async (): Promise<Map<string, number>> => {
  const { rows } = await db().execute<{ id: number; minutes: number }>(sql`
    select p.id, coalesce((
      select sum(extract(epoch from s.ends_at - s.starts_at) / 60 - s.break_minutes)
      from planned_shift s join shift k on k.id = s.shift_id
      where s.person_id = p.id and s.removed_at is null and k.kind <> 'onCall'
        and s.day between '2026-12-07' and '2026-12-13'), 0)::int as minutes
    from person p where p.id = any(${sql.param(people.map(({ id }) => id))}::int[])`);
  const named = new Map(people.map((who) => [who.id, nameOf(who)]));
  return new Map(rows.map(({ id, minutes }) => [named.get(id) ?? '', minutes]));
};

test.each([1, 2, 3])(
  'weeks of a file, case %i, plan the hours that the trial said',
  async (seed) => {
    const next = figures(seed * 15_485_863);
    const { rows: shifts } = await db().execute<{ code: string }>(
      sql`select code from shift where active order by id`,
    );
    const days = [7, 8, 9, 10, 11, 12, 13].map((day) => `${String(day).padStart(2, '0')}/12/2026`);
    const cell = () => ['', 'F', ...shifts.map(({ code }) => code)][next(shifts.length + 2)];
    const lines = people.map(({ docket }) => [docket, ...days.map(cell)].join(';'));
    const file = [['Legajo', ...days].join(';'), ...lines];
    const { weights, run } = await tried(`semana-${seed}`, 'horarios', file, 'rrhh');
    const found = await changed(plannedMinutes, run);
    const said = differences(weights, 'Horas planificadas');
    expect([...found]).toEqual([...found].map(([name]) => [name, said.get(name) ?? 0]));
    expect([...found.values()].some((value) => value !== 0)).toBe(true);
  },
);

test('novelties say hours and pesos apart, and what is discounted is less', async () => {
  const { rows: types } = await db().execute<{ code: string; unit: string; sign: string | null }>(
    sql`select code, unit, sign from news_type where active and unit <> 'days' order by id`,
  );
  const [one] = people;
  const lines = types.map(({ code }, at) => `${one?.docket};${code};20/11/2026;${at + 1},25`);
  const file = ['Legajo;Tipo;Desde;Cantidad', ...lines, `${one?.docket};NADIE;20/11/2026;9`];
  const { weights } = await tried('novedades', 'novedades', file, 'rrhh');
  const sum = (unit: string) =>
    types.reduce((all, type, at) => {
      if (type.unit !== unit) return all;
      const hundredths = (at + 1) * 100 + 25;
      return all + (type.sign === 'discount' ? -hundredths : hundredths);
    }, 0);
  const totals = weights.map(({ what, total }) => [what, Math.round(Number(total.after) * 100)]);
  expect(Object.fromEntries(totals)).toEqual({
    'Horas de novedades': sum('hours'),
    'Importes de novedades': sum('amount'),
  });
});

test('a change of salary says what it was, what it is and what that adds up to', async () => {
  const paid = people.filter(({ salaryBasis }) => salaryBasis === 'monthly').slice(0, 3);
  const raise = (at: number) => `${1_000_000 + at * 111_111},5${at}`;
  const lines = paid.map(({ docket }, at) => `${docket};${raise(at)}`);
  const file = ['Legajo;Sueldo', ...lines];
  const { weights, run } = await tried('sueldos', 'personas', file, 'admin');
  await run();
  const [found] = weights;
  expect([found?.what, found?.unit, found?.count]).toEqual(['Sueldo por mes', 'amount', 3]);
  const stored = await db()
    .select({ id: person.id, salary: person.salary })
    .from(person)
    .where(
      anyOf(
        person.id,
        paid.map(({ id }) => id),
      ),
    );
  for (const before of paid) {
    const shown = found?.people.find(({ name }) => name === nameOf(before));
    const now = stored.find(({ id }) => id === before.id);
    expect([shown?.before, shown?.after]).toEqual([before.salary, now?.salary]);
  }
});

test('an import without hours or pesos says none, and a borrowed name shows nobody’s', async () => {
  const [one] = people;
  const goods = ['Código;Nombre;Unidad', 'PESO-1;Cinta;unidad'];
  expect(
    (await tried('bienes', 'productos', goods, 'jefe').catch(() => null))?.trial.weights ?? null,
  ).toBeNull();
  const [hr] = await db().select().from(account).where(eq(account.username, 'rrhh'));
  const name = 'prestado';
  const folder = path.join(server.services.config.linksDir, name);
  await mkdir(folder, { recursive: true });
  const line = `${one?.docket};HE50;20/11/2026;3`;
  await writeFile(path.join(folder, 'a.csv'), ['Legajo;Tipo;Desde;Cantidad', line].join('\r\n'));
  const given = { name, what: 'novedades', folder: name, days: [1], rules: [] };
  const borrowed = linkFields.parse({ ...given, accountId: hr?.id });
  const { body } = await server.call(tryLink, borrowed, 'admin');
  expect([body.fileName, body.weights]).toEqual(['a.csv', null]);
});
