import { exportPayRun } from '@contract/liquidations/runAcciones';
import Big from 'big.js';
import { eq, like } from 'drizzle-orm';
import { payConcept } from '../../db/schema/payConcepts';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import { parameter } from '../../db/schema/settings';
import { bookEntry } from './bookEntry';
import { contributionsTable } from './contributionsTable';
import { placedSums } from './placedSums';
import { accountingTable, wholeTable } from './runTables';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

const take = (id: number, file: string) => world.server.call(exportPayRun, { id, file }, 'sueldos');

const sumOf = (amounts: readonly (string | null)[]) =>
  amounts.reduce((sum, amount) => sum.plus(amount ?? 0), new Big(0)).toFixed(2);

/** A month approved by another. */
async function approvedRun() {
  await world.db
    .update(payConcept)
    .set({ account: '5.1.01 Sueldos' })
    .where(eq(payConcept.code, 'BASICO'));
  const run = await world.reviewed({ title: 'Con archivos' });
  const early = await take(run.id, 'accounting');
  expect([early.status, early.error.message]).toEqual([
    409,
    'Ese archivo sale cuando la liquidación está aprobada.',
  ]);
  await world.submit(run);
  await world.approve(await world.read(run.id));
  return world.read(run.id);
}

test('the digital book says what it lacks before it is made, and then has everybody and each line of a slip', async () => {
  const run = await approvedRun();
  await world.db.delete(parameter).where(like(parameter.code, 'pay.book%'));
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
  const { rows: sums } = await contributionsTable(world.db, [run]);
  expect(sums.find(([, name]) => name === 'Jubilación (JUBILACION)')?.[2]).toBe(sumOf(retirement));
});
