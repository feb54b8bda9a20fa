import { exportPayRun } from '@contract/liquidations/runAcciones';
import Big from 'big.js';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { payConcept } from '../../db/schema/payConcepts';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import { parameter } from '../../db/schema/settings';
import { bankText } from './bankFile';
import { bookEntry } from './bookEntry';
import { placedSums } from './placedSums';
import { accountingTable, contributionsTable, wholeTable } from './runTables';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

const take = (id: number, file: string, as = 'sueldos', more: object = {}) =>
  world.server.call(exportPayRun, { id, file, ...more } as never, as);

const sumOf = (amounts: readonly (string | null)[]) =>
  amounts.reduce((sum, amount) => sum.plus(amount ?? 0), new Big(0)).toFixed(2);

/** A month approved by another, with somebody who has no account to be paid into. */
async function approvedRun() {
  await world.db
    .update(person)
    .set({ cbu: null, bankAlias: null })
    .where(eq(person.docket, '1020'));
  await world.db
    .update(payConcept)
    .set({ account: '5.1.01 Sueldos' })
    .where(eq(payConcept.code, 'BASICO'));
  const run = await world.reviewed({ title: 'Con archivos' });
  const early = await take(run.id, 'bankCsv');
  expect([early.status, early.error.message]).toEqual([
    409,
    'Ese archivo sale cuando la liquidación está aprobada.',
  ]);
  await world.submit(run);
  await world.approve(await world.read(run.id));
  return world.read(run.id);
}

test('the bank gets each transfer once, without who has no account once somebody said so', async () => {
  const run = await approvedRun();
  const asked = await take(run.id, 'bankText');
  const [without] = (await world.people(run.id)).filter(({ docket }) => docket === '1020');
  expect(asked.body).toMatchObject({ url: null, left: [without?.personName] });
  const { body } = await take(run.id, 'bankText', 'sueldos', { leaveOut: true });
  expect(body.name).toBe('Con archivos, transferencias.txt');
  const url = body.url ?? '';
  const file = await world.server.fetchFile(url, 'sueldos');
  expect(file.headers['content-type']).toMatch(/^text\/plain/);
  const [last = '', ...lines] = file.body.trimEnd().split('\r\n').reverse();
  const paid = (await world.people(run.id)).filter(
    ({ net, docket }) => Number(net) > 0 && docket !== '1020',
  );
  expect(lines.length).toBe(paid.length);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([118]));
  expect(last).toBe(
    `${String(paid.length).padStart(8, '0')}${sumOf(paid.map(({ net }) => net))
      .replace('.', '')
      .padStart(17, '0')}`,
  );
  // What one role made is nobody else's, and who prepares no pay makes none.
  expect((await world.server.fetchFile(url, 'rrhh')).statusCode).toBe(404);
  expect((await take(run.id, 'all', 'supervisor')).status).toBe(403);
});

test('the digital book says what it lacks before it is made, and then has everybody and each line of a slip', async () => {
  const [run] = await world.db.select().from(payRun).where(eq(payRun.title, 'Con archivos'));
  if (!run) throw new Error('it was approved');
  const early = await take(run.id, 'book');
  expect([early.status, early.error.message]).toEqual([
    409,
    expect.stringMatching(/^Falta cargar en Parámetros.*Libro de Sueldos: obra social/),
  ]);
  await world.db
    .insert(parameter)
    .values(
      ['Company', 'Situation', 'Condition', 'Activity', 'Contract', 'Place', 'Health'].map(
        (name) => ({ code: `pay.book${name}`, validFrom: '2026-01-01', value: '1' }),
      ),
    );
  const of = eq(payConcept.code, 'BASICO');
  await world.db.update(payConcept).set({ bookCode: '' }).where(of);
  expect((await take(run.id, 'book')).error.message).toBe(
    'Sin código en el Libro de Sueldos: Sueldo básico. Ponéselo en Conceptos.',
  );
  await world.db.update(payConcept).set({ bookCode: '0010' }).where(of);
  const { body } = await take(run.id, 'book');
  const lines = (await world.server.fetchFile(body.url ?? '', 'sueldos')).body.split('\r\n');
  const many = (record: string) => lines.filter((line) => line.startsWith(record)).length;
  const people = await world.people(run.id);
  expect([many('01'), many('02'), many('04')]).toEqual([1, people.length, people.length]);
  expect(lines[0]?.slice(-6)).toBe(String(people.length).padStart(6, '0'));
  const credits = lines
    .filter((line) => line.startsWith('03'))
    .map((line) => `${line[44] === 'D' ? '-' : ''}${line.slice(29, 42)}.${line.slice(42, 44)}`);
  expect(sumOf(credits)).toBe(sumOf(people.map(({ net }) => net)));
});

test('the books balance to the cent, and what has no account says of which concept it is', async () => {
  const [run] = await world.db.select().from(payRun).where(eq(payRun.title, 'Con archivos'));
  if (!run) throw new Error('it was approved');
  const entry = bookEntry(await placedSums(world.db, run));
  expect(entry.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2)).toBe('0.00');
  const { rows } = await accountingTable(world.db, run);
  expect(sumOf(rows.map(([, , debit]) => debit as string))).toBe(
    sumOf(rows.map(([, , , credit]) => credit as string)),
  );
  const { net } = await world.read(run.id);
  expect(rows.find(([account]) => account === 'Sueldos a pagar')?.[3]).toBe(net);
  const accounts = rows.map(([account]) => account);
  expect(accounts).toContain('5.1.01 Sueldos');
  expect(accounts).toContain('Sin cuenta (JUBILACION)');
});

test('all of it is in one table, whose sums are those of the run', async () => {
  const [run] = await world.db.select().from(payRun).where(eq(payRun.title, 'Con archivos'));
  if (!run) throw new Error('it was approved');
  const { columns, rows } = await wholeTable(world.db, run);
  const at = (label: string) => columns.findIndex((column) => column.label === label);
  const people = await world.db.select().from(payRunPerson).where(eq(payRunPerson.runId, run.id));
  expect(rows.length).toBe(people.length);
  expect(sumOf(rows.map((row) => row[at('Neto')] as string))).toBe(
    sumOf(people.map(({ net }) => net)),
  );
  const retirement = rows.map((row) => row[at('Jubilación (JUBILACION)')] as string | null);
  const { rows: sums } = await contributionsTable(world.db, run);
  expect(sums.find(([, name]) => name === 'Jubilación (JUBILACION)')?.[2]).toBe(sumOf(retirement));
});

test('a name of any letters keeps its place in the file, and a figure too wide for it stops it', () => {
  const transfer = { cuil: '20301234563', cbu: null, alias: 'nube.mar', amount: '1234.50' };
  const [line = ''] = bankText(
    [{ ...transfer, name: 'Ñandú 🦤, María-José' }],
    '1234.50',
    'Sueldos de octubre',
  ).split('\r\n');
  expect(line.length).toBe(118);
  expect(line.slice(53, 83).trim()).toMatch(/^NANDU +MARIA JOSE$/);
  expect(line.slice(83, 98)).toBe('000000000123450');
  expect(() => bankText([], '1'.repeat(20), 'x')).toThrow();
});
