import { checkArcaBook, getArcaMonth } from '@contract/liquidations/arcaAcciones';
import { exportPayRun } from '@contract/liquidations/runAcciones';
import { savePersonBook } from '@contract/users/personBookAcciones';
import { and, eq, isNull, like, sql } from 'drizzle-orm';
import { person } from '../../../db/schema/organisation';
import { personHistory } from '../../../db/schema/people';
import { personBook } from '../../../db/schema/personBooks';
import { parameter } from '../../../db/schema/settings';
import { MONTH, type RunWorld, runWorld } from '../testing/runWorld';
import { type ReadRecord, readBook } from './readBook';

interface Somebody {
  id: number;
  cuil: string;
  siteId: number;
  areaId: number;
  lastName: string;
}

let world: RunWorld;
let runId: number;
let ana: Somebody;
let beto: Somebody;

beforeAll(async () => {
  world = await runWorld();
  const { db } = world;
  // The demo has codes of its own.
  await db.delete(personBook);
  await db.delete(parameter).where(like(parameter.code, 'pay.book%'));
  await db.insert(parameter).values(
    [
      ['Company', '1'],
      ['Situation', '1'],
      ['Condition', '1'],
      ['Activity', '49'],
      ['Contract', '8'],
      ['Place', '2'],
      ['Health', '126205'],
    ].map(([name, value = '']) => ({
      ...{ code: `pay.book${name}`, validFrom: '2026-01-01', value },
    })),
  );
  const run = await world.reviewed();
  await world.submit(run);
  await world.approve(await world.read(run.id));
  runId = run.id;
  const paid = await db
    .select({
      ...{ id: person.id, cuil: person.cuil, siteId: person.siteId },
      ...{ areaId: person.areaId, lastName: person.lastName },
    })
    .from(person)
    .where(
      and(
        isNull(person.leaveDate),
        sql`${person.hireDate} < '2026-01-01'`,
        sql`exists (select from pay_run_person p where p.person_id = ${person.id} and p.run_id = ${runId})`,
        sql`not exists (select from ${personHistory} h where h.person_id = ${person.id} and h.kind = 'place')`,
      ),
    )
    .orderBy(person.id);
  const [first] = paid;
  const second = paid.find(({ siteId }) => siteId !== first?.siteId);
  if (!first || !second) throw new Error('two people of two sites were expected');
  ana = first;
  beto = second;
});
afterAll(() => world.server.close());

const save = (personId: number, effectiveFrom: string, more: object = {}) =>
  world.server.call(savePersonBook, { personId, effectiveFrom, ...more }, 'rrhh');

async function statements(): Promise<Map<string, ReadRecord>> {
  const { body, error } = await world.server.call(
    exportPayRun,
    { id: runId, file: 'book' },
    'sueldos',
  );
  expect(error.message).toBeUndefined();
  const { body: text } = await world.server.fetchFile(body.url, 'sueldos');
  const { records, faults } = readBook(text);
  expect(faults).toEqual([]);
  const own = records.filter(({ record }) => record === '04');
  return new Map(own.map((one) => [one.cuil ?? '', one]));
}

const places = ['situación', 'condición', 'actividad', 'contrato', 'localidad', 'obra social'];
const told = (one: ReadRecord | undefined, names: readonly string[] = places) =>
  names.map((name) => one?.text(name));
const month = async () =>
  (await world.server.call(getArcaMonth, { period: MONTH }, 'sueldos')).body;
const check = () => world.server.call(checkArcaBook, { period: MONTH }, 'sueldos');

test('two people of different codes are told each by their own, and the rest by those of all', async () => {
  await save(ana.id, '2026-10-31', { contract: 22, health: 400_800, spouse: 'yes', children: 2 });
  await save(beto.id, '2026-11-01', { contract: 22 });
  const book = await statements();
  const usual = ['01', '01', '049', '008', '02', '126205'];
  expect(told(book.get(ana.cuil))).toEqual(['01', '01', '049', '022', '02', '400800']);
  expect(told(book.get(ana.cuil), ['cónyuge', 'hijos'])).toEqual(['1', '02']);
  expect(told(book.get(beto.cuil))).toEqual(usual);
  expect(told(book.get(beto.cuil), ['cónyuge', 'hijos'])).toEqual(['0', '00']);
  expect(book.size).toBeGreaterThan(2);
  for (const [cuil, one] of book) if (cuil !== ana.cuil) expect(told(one)).toEqual(usual);
});

test('a site tells its own code, of people who were there at the end of the month', async () => {
  const { db } = world;
  const own = { code: 'pay.bookPlace', siteId: ana.siteId };
  await db.insert(parameter).values({ ...own, validFrom: '2026-10-31', value: '7' });
  await db.insert(parameter).values({ ...own, validFrom: '2026-11-01', value: '8' });
  const zone = async (who: Somebody) => (await statements()).get(who.cuil)?.text('localidad');
  expect([await zone(ana), await zone(beto)]).toEqual(['07', '02']);

  // Beto came to that site on the last day of the month and left it on the next.
  const moved = { personId: beto.id, kind: 'place' as const, begun: true };
  await db.insert(personHistory).values([
    { ...moved, effectiveFrom: '2020-01-01', siteId: beto.siteId, areaId: beto.areaId },
    { ...moved, effectiveFrom: '2026-10-31', siteId: ana.siteId, areaId: ana.areaId },
    { ...moved, effectiveFrom: '2026-11-01', siteId: beto.siteId, areaId: beto.areaId },
  ]);
  expect(await zone(beto)).toBe('07');
  await save(beto.id, '2026-10-30', { place: 9 });
  expect(await zone(beto)).toBe('09');
  await db.delete(personHistory).where(eq(personHistory.personId, beto.id));
  await db.delete(personBook).where(eq(personBook.personId, beto.id));
});

test('each situation of the month is told with its day, and the month says who changed', async () => {
  await save(beto.id, '2026-10-09', { situation: 13 });
  await save(beto.id, '2026-10-20');
  const turns = [1, 2, 3].flatMap((turn) => [
    `situación de revista ${turn}`,
    `día de la situación ${turn}`,
  ]);
  expect(told((await statements()).get(beto.cuil), ['situación', ...turns])).toEqual([
    ...['01', '01', '01', '13', '09', '01', '20'],
  ]);
  const { changes } = await month();
  expect(changes.filter(({ kind }) => kind === 'situation')).toEqual([
    expect.objectContaining({
      ...{ personId: beto.id, from: '2026-10-09', to: null, codes: { before: 1, since: 13 } },
    }),
    expect.objectContaining({
      ...{ personId: beto.id, from: '2026-10-20', to: null, codes: { before: 13, since: 1 } },
    }),
  ]);

  await save(beto.id, '2026-10-25', { situation: 5 });
  const refused = await check();
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringMatching(
      /^El registro 04 admite 3 situaciones .* más: .+\. Corregilas en su ficha\.$/,
    ),
  ]);
  expect(refused.error.message).toContain(beto.lastName);
  const { checks } = await month();
  expect(checks.find(({ name }) => name === 'situations')?.count).toBe(1);
  await world.db.delete(personBook).where(eq(personBook.personId, beto.id));
});

test('nothing is declared to the insurer of whoever has none, in the book as in the totals', async () => {
  const sum = async () => {
    const { totals } = await month();
    return Number(totals.find(({ group }) => group === 'Remuneración 9')?.amount);
  };
  const base = async () => Number((await statements()).get(beto.cuil)?.number('base 9'));
  const [whole, own] = [await sum(), await base()];
  expect(own).toBeGreaterThan(0);
  await save(beto.id, '2026-10-01', { insured: 'no' });
  expect(await base()).toBe(0);
  expect(Math.round((whole - (await sum())) * 100)).toBe(own);
});

test('what most lack is asked of the parameters, and what some lack is told with their name and its columns', async () => {
  const { db } = world;
  const health = eq(parameter.code, 'pay.bookHealth');
  await db.delete(parameter).where(health);
  const nothing = await month();
  expect(nothing.checks.find(({ name }) => name === 'codes')?.missing).toEqual([
    'Libro de Sueldos: obra social',
  ]);
  expect(nothing.lacking).toEqual([]);

  const sites = await db
    .select({ siteId: person.siteId, people: sql<number>`count(*)::int` })
    .from(person)
    .groupBy(person.siteId)
    .orderBy(sql`2 desc`);
  const value = { code: 'pay.bookHealth', validFrom: '2026-01-01', value: '126205' };
  const larger = sites.slice(0, -1).map(({ siteId }) => ({ ...value, siteId }));
  await db.insert(parameter).values(larger);
  const refused = await check();
  expect(refused.error.message).toMatch(
    /^Falta para el Libro de Sueldos\. .+: obra social \(registro 04, columnas 63 a 68\).*\. Cargalo en su ficha, o en Parámetros para su sede\.$/,
  );
  const { lacking, checks } = await month();
  expect(lacking.length).toBeGreaterThan(0);
  // Ana has a health insurance of her own.
  expect(lacking.map(({ personId }) => personId)).not.toContain(ana.id);
  expect(checks.find(({ name }) => name === 'people')?.count).toBe(lacking.length);
  expect(checks.find(({ name }) => name === 'codes')?.count).toBe(0);

  await db.delete(parameter).where(health);
  await db.insert(parameter).values(value);
  expect((await month()).lacking).toEqual([]);
  expect((await check()).body.faultCount).toBe(0);
});

test('no run is stale after any of it, and its figures are what they were', async () => {
  const figures = async () => (await world.people(runId)).map(({ id, net }) => [id, net]);
  const before = await figures();
  await save(ana.id, '2026-10-15', { situation: 5, condition: 2, activity: 7, insured: 'no' });
  const run = await world.read(runId);
  expect(run.stale).toEqual([]);
  expect(await figures()).toEqual(before);
  const other = await world.reviewed({ period: '2026-08', title: 'Agosto' });
  await save(ana.id, '2026-08-15', { situation: 5 });
  expect((await world.read(other.id)).stale).toEqual([]);
});
