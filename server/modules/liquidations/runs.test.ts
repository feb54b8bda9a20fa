import {
  listPayConcepts,
  savePayConcept,
  tryPayConcept,
} from '@contract/liquidations/conceptAcciones';
import {
  cancelPayRun,
  getConceptTotals,
  getPayRunPerson,
  payPayRun,
  recalculatePerson,
  stopPayRun,
  withdrawPayRun,
} from '@contract/liquidations/runAcciones';
import { getReceipt } from '@contract/receipts/receiptAcciones';
import Big from 'big.js';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { payLine, payRunPerson } from '../../db/schema/payRuns';
import { todayIn } from '../../engine/time/nowIn';
import { MONTH, type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.unpaid());

const sumOf = (rows: readonly { net: string }[]) =>
  rows.reduce((sum, { net }) => sum.plus(net), new Big(0)).toFixed(2);

test('a month goes from draft to paid: reckoned, refused to its author, approved by another, published, signed for', async () => {
  const { server } = world;
  const run = await world.reviewed();
  const rows = await world.people(run.id);
  expect(run.people).toBeGreaterThan(50);
  expect([rows.length, sumOf(rows)]).toEqual([run.people, run.totals.net]);
  const { remunerative, nonRemunerative, deductions, net } = run.totals;
  expect(new Big(remunerative).plus(nonRemunerative).minus(deductions).toFixed(2)).toBe(net);
  const totals = (await server.call(getConceptTotals, { id: run.id }, 'sueldos')).body.rows;
  const paid = totals.filter(({ kind }) => kind === 'remunerative');
  expect(paid.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2)).toBe(
    remunerative,
  );

  expect((await world.submit(run)).status).toBe(200);
  const pending = await world.read(run.id);
  expect([pending.state, pending.actions]).toEqual(['pending', ['withdraw']]);
  // Its author has no right to approve, and whoever has it is not the author.
  expect((await world.approve(pending, 'sueldos')).status).toBe(403);
  expect((await world.approve(pending)).status).toBe(200);

  const approved = await world.read(run.id);
  expect(approved.state).toBe('approved');
  expect((await world.publish(approved)).status).toBe(200);
  const published = await world.settled(run.id, 'published', 'approved');
  expect(published.state).toBe('published');
  const [one] = await world.db.select().from(payRunPerson).where(eq(payRunPerson.runId, run.id));
  const slip = await server.call(getReceipt, { id: one?.receiptId ?? 0 }, 'rrhh');
  expect([slip.status, slip.body.netPay]).toEqual([200, one?.net]);

  const { id, version } = published;
  const early = await server.call(payPayRun, { id, version, paidOn: '2199-01-01' }, 'sueldos');
  expect(early.error.fields?.paidOn).toBe('Anotá el pago cuando ya esté hecho.');
  await server.call(payPayRun, { id, version, paidOn: todayIn() }, 'sueldos');
  const done = await world.read(id);
  expect([done.state, done.actions, done.history.map(({ kind }) => kind)]).toEqual([
    'paid',
    ['unpay', 'reverse'],
    ['created', 'calculated', 'submitted', 'approved', 'published', 'paid'],
  ]);
}, 120_000);

test('who approves may not approve what they prepared themselves', async () => {
  const { body } = await world.open({ title: 'De Recursos Humanos' }, 'rrhh');
  await world.calculate(body, true, 'rrhh');
  const run = await world.settled(body.id, 'review');
  await world.submit(run, 'rrhh');
  const pending = await world.read(run.id);
  expect([pending.state, (await world.approve(pending)).status]).toEqual(['pending', 403]);
  expect((await world.read(run.id)).state).toBe('pending');
});

test('a figure opens into the formula and the data that made it', async () => {
  const run = await world.reviewed({ title: 'Explicada' });
  const [row] = await world.people(run.id);
  const { body } = await world.server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
  const basic = body.lines.find(
    ({ code }) => code === 'BASICO' || code === 'JORNALES' || code === 'HORAS',
  );
  expect(basic?.formulas.map(({ label }) => label)).toContain('Cantidad');
  expect(basic?.inputs[0]).toMatchObject({ name: expect.any(String), value: expect.any(String) });
  // The parameter and the concept have one word: what is told is the parameter.
  expect(body.lines.find(({ code }) => code === 'JUBILACION')?.inputs[0]).toMatchObject({
    name: 'parametro(jubilacion)',
    label: 'Jubilación: aporte del trabajador',
    value: '11',
  });
  const sum = body.lines
    .filter(({ kind }) => kind === 'remunerative')
    .reduce((all, { amount }) => all.plus(amount), new Big(0));
  expect(sum.toFixed(2)).toBe(row?.remunerative);
});

test('whoever cannot be reckoned stops nobody, and is reckoned alone once put right', async () => {
  const { db, server } = world;
  const [somebody] = await db.select().from(person).where(eq(person.docket, '1020'));
  const { id: personId = 0, salary = null, salaryBasis = null } = somebody ?? {};
  await db.update(person).set({ salary: null, salaryBasis: null }).where(eq(person.id, personId));
  await db.execute(`delete from person_history where person_id = ${personId} and kind = 'salary'`);
  const run = await world.reviewed({ title: 'Con un problema' });
  const row = (await world.people(run.id)).find((one) => one.personId === personId);
  expect([run.failed, row?.flags, row?.problem]).toEqual([
    1,
    ['failed'],
    expect.stringContaining('No tiene sueldo cargado en su ficha'),
  ]);
  expect((await world.submit(run)).error.message).toContain('corregila primero');
  await db.update(person).set({ salary, salaryBasis }).where(eq(person.id, personId));
  const mended = await server.call(recalculatePerson, { id: row?.id ?? 0 }, 'sueldos');
  expect([mended.status, mended.body.problem, mended.body.flags.includes('failed')]).toEqual([
    200,
    '',
    false,
  ]);
  const after = await world.read(run.id);
  expect([after.failed, (await world.submit(after)).status]).toEqual([0, 200]);
});

test('two who press at once: one reckons, the other hears of it; what was taken stays as it was taken', async () => {
  const { db } = world;
  const { body } = await world.open({ title: 'A la vez' });
  const both = await Promise.all([world.calculate(body), world.calculate(body)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const run = await world.settled(body.id, 'review');
  const before = await world.people(run.id);
  await db.execute(`update person set salary = salary * 2`);
  await db.execute(`update person_history set salary = salary * 2 where kind = 'salary'`);
  await world.calculate(run, false);
  const again = await world.settled(run.id, 'review');
  expect(sumOf(await world.people(run.id))).toBe(sumOf(before));
  await world.calculate(again, true);
  const anew = await world.settled(run.id, 'review');
  expect(new Big(anew.totals.net).gt(run.totals.net)).toBe(true);
  await db.execute(`update person set salary = salary / 2`);
  await db.execute(`update person_history set salary = salary / 2 where kind = 'salary'`);
});

test('a concept that changes afterwards makes a run stale, and changes nothing of it', async () => {
  const { server } = world;
  const run = await world.reviewed({ title: 'Vieja' });
  const { body: concepts } = await server.call(listPayConcepts, {}, 'sueldos');
  const attendance = concepts.rows.find(({ code }) => code === 'PRESENTISMO');
  if (!attendance) throw new Error('the library has presentism');
  const { active: _active, usedBy: _usedBy, ...fields } = attendance;
  const changed = await server.call(
    savePayConcept,
    { ...fields, name: 'Presentismo nuevo' },
    'sueldos',
  );
  expect(changed.status).toBe(200);
  const { stale, totals } = await world.read(run.id);
  expect([stale, totals.net]).toEqual([
    ['Cambiaron conceptos: Presentismo nuevo.'],
    run.totals.net,
  ]);
});

test('stopped in the middle it keeps what it has, and goes on from there', async () => {
  const { server, db } = world;
  const { body } = await world.open({ title: 'Detenida' });
  const { body: begun } = await world.calculate(body);
  await server.call(stopPayRun, { id: begun.id, version: begun.version }, 'sueldos');
  const run = await world.settled(begun.id, 'review');
  expect((await world.calculate(run, false)).status).toBe(200);
  const whole = await world.settled(run.id, 'review');
  const lines = await db.select().from(payLine).where(eq(payLine.runId, run.id));
  expect([whole.people > 0, lines.length > whole.people]).toEqual([true, true]);
});

test('withdrawn it may be reckoned again, cancelled it is over, and the states say no in words', async () => {
  const { server } = world;
  const run = await world.reviewed({ title: 'Ida y vuelta' });
  await world.submit(run);
  const pending = await world.read(run.id);
  expect((await world.calculate(pending)).error.message).toContain('retirala de la aprobación');
  const { id, version } = pending;
  const early = await server.call(cancelPayRun, { id, version, reason: 'No va' }, 'sueldos');
  expect([early.status, early.error.message]).toEqual([
    409,
    'Espera aprobación: sacala de aprobación y después anulala.',
  ]);
  await server.call(withdrawPayRun, { id, version }, 'sueldos');
  const back = await world.read(id);
  expect([back.state, back.requestId]).toEqual(['review', null]);
  expect((await world.publish(back)).error.message).toBe(
    'Se publica cuando otra persona la aprobó.',
  );
  await server.call(
    cancelPayRun,
    { id, version: back.version, reason: 'Era de prueba' },
    'sueldos',
  );
  expect((await world.read(id)).state).toBe('cancelled');
});

test('a month without its figures of the law is refused by their names', async () => {
  const { body } = await world.open({ title: 'Sin tope', period: '2023-12' });
  expect((await world.calculate(body)).error.message).toBe(
    'Falta cargar en Parámetros, para diciembre de 2023: Tope de la base de aportes del trabajador.',
  );
});

test('a concept is tried as it is written, and refused where it makes no sense', async () => {
  const { server, db } = world;
  const [somebody] = await db.select().from(person).where(eq(person.docket, '1007'));
  const personId = somebody?.id ?? 0;
  const written = {
    ...{ code: 'PREMIO', name: 'Premio', kind: 'nonRemunerative', runs: ['monthly'], bases: [] },
    ...{ position: 90, fromDay: '2026-01-01', personId, period: MONTH },
  } as const;
  const tried = await server.call(
    tryPayConcept,
    { ...written, formula: 'basico * 10%' },
    'sueldos',
  );
  expect(tried.body.line?.inputs).toMatchObject([
    { name: 'basico', label: 'Sueldo, jornal o valor hora de su ficha' },
  ]);
  const { personId: _person, period: _period, ...concept } = written;
  const wrong = await server.call(
    savePayConcept,
    { ...concept, formula: 'basico * basico' },
    'sueldos',
  );
  expect(wrong.error.fields?.formula).toBe('Se multiplican dos importes.');
  const circle = await server.call(
    tryPayConcept,
    { ...written, formula: 'concepto(PREMIO) + 1' },
    'sueldos',
  );
  expect(circle.error.fields?.formula).toBe('Da vueltas: PREMIO → PREMIO.');
});
