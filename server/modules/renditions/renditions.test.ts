import { createHash } from 'node:crypto';
import { findRepeatedReceipt, getExpenseTotals } from '@contract/expenses/expenseAcciones';
import { listRenditions } from '@contract/renditions/renditionAcciones';
import { eq, sql } from 'drizzle-orm';
import { rendition } from '../../db/schema/renditions';
import { type RenditionsWorld, renditionsWorld } from './testing/renditionsWorld';

let world: RenditionsWorld;

beforeAll(async () => {
  world = await renditionsWorld();
});
afterAll(() => world.server.close());

const ADVANCE = 'renditionAdvance';
const REPORT = 'rendition';

test('an advance is asked, approved, transferred, shown, and what is left is given back', async () => {
  const id = await world.open('50000');
  expect((await world.seen(id)).body).toMatchObject({
    state: 'pending',
    asked: '50000.00',
    paid: '0.00',
    actions: ['withdraw'],
  });
  expect(await world.requestOf('supervisor', ADVANCE, id)).toMatchObject({
    title: 'Viaje a Rosario: $\u00a050.000,00',
    link: null,
  });
  await world.decide(id, ADVANCE);
  expect(await world.items(id)).toMatchObject([
    { kind: 'expenseAdvance', amount: '50000.00', fromPeriod: '2026-11' },
  ]);
  expect((await world.pay([id])).body).toMatchObject({ done: 1, refused: 0 });
  expect(await world.items(id)).toEqual([]);
  expect((await world.seen(id)).body).toMatchObject({
    state: 'open',
    paid: '50000.00',
    actions: ['lines', 'handIn'],
  });
  expect((await world.add(id, { amount: '20000' })).status).toBe(200);
  expect((await world.add(id, { amount: '10000.50' })).status).toBe(200);
  expect((await world.seen(id)).body).toMatchObject({ spent: '30000.50', balance: '-19999.50' });
  expect((await world.handIn(id)).body.state).toBe('handed');
  expect((await world.add(id)).status).toBe(409);
  await world.decide(id, REPORT);
  expect((await world.seen(id)).body).toMatchObject({
    state: 'approved',
    claimed: '30000.50',
    returned: '0.00',
  });
  expect(await world.items(id)).toMatchObject([{ kind: 'expenseBack', amount: '19999.50' }]);
  await world.pay([id]);
  expect((await world.seen(id)).body).toMatchObject({
    state: 'settled',
    settledBy: 'transfer',
    claimed: '30000.50',
    returned: '19999.50',
  });
  expect(await world.items(id)).toEqual([]);
  await world.pay([id], { kind: 'unpay', reason: 'No llegó' });
  expect((await world.seen(id)).body).toMatchObject({ state: 'approved', returned: '0.00' });
  expect(await world.items(id)).toHaveLength(1);
});

test('an approved advance that nobody paid is called off by its person, or by who pays with a reason', async () => {
  const own = await world.open('4000');
  await world.decide(own, ADVANCE);
  expect((await world.seen(own)).body).toMatchObject({ state: 'toPay', actions: ['withdraw'] });
  expect((await world.withdraw(own)).body).toMatchObject({ state: 'cancelled', actions: [] });
  expect(await world.items(own)).toEqual([]);

  const other = await world.open('6000');
  await world.decide(other, ADVANCE);
  const move = { kind: 'callOff', reason: 'Se suspendió el viaje' };
  expect((await world.pay([other], move, 'supervisor')).status).toBe(403);
  // Two who press at once: it ends once.
  const both = await Promise.all([world.pay([other], move), world.pay([other], move)]);
  expect(both.map(({ body }) => body.done).toSorted()).toEqual([0, 1]);
  expect(await world.items(other)).toEqual([]);
  const { body } = await world.seen(other);
  expect(body.state).toBe('cancelled');
  expect(body.history.filter(({ kind }) => kind === 'calledOff')).toMatchObject([
    { reason: 'Se suspendió el viaje' },
  ]);

  const paid = await world.advanced('2000');
  expect((await world.pay([paid], move)).body).toMatchObject({ done: 0, refused: 1 });
  expect((await world.seen(paid)).body.state).toBe('open');
});

test('who spent more than the advance is owed the rest; who spent the same, nothing', async () => {
  const more = await world.advanced('5000');
  await world.add(more, { amount: '7000.25' });
  await world.handIn(more);
  await world.decide(more, REPORT);
  expect((await world.seen(more)).body).toMatchObject({ claimed: '5000.00', balance: '2000.25' });
  expect(await world.items(more)).toMatchObject([{ kind: 'expense', amount: '2000.25' }]);

  const even = await world.advanced('5000');
  await world.add(even, { amount: '5000' });
  await world.handIn(even);
  await world.decide(even, REPORT);
  expect((await world.seen(even)).body).toMatchObject({ state: 'settled', settledBy: 'even' });
  expect(await world.items(even)).toEqual([]);
});

test('without an advance all that is granted is to be paid, and nothing at all is not handed in', async () => {
  const id = await world.open(null);
  expect((await world.seen(id)).body).toMatchObject({
    state: 'open',
    asked: null,
    actions: ['lines', 'handIn', 'withdraw'],
  });
  expect((await world.handIn(id)).error.message).toMatch(/al menos un gasto/);
  // A form sends empty fields like this.
  const blank = { invoiceNumber: '', description: '', trip: '' };
  expect((await world.add(id, { amount: '800', ...blank })).status).toBe(200);
  await world.handIn(id);
  await world.decide(id, REPORT);
  expect(await world.items(id)).toMatchObject([{ kind: 'expense', amount: '800.00' }]);
});

test('money taken along and not spent is handed in with nothing, and all of it given back', async () => {
  const id = await world.advanced('3000');
  expect((await world.withdraw(id)).status).toBe(409);
  await world.handIn(id);
  await world.decide(id, REPORT);
  expect(await world.items(id)).toMatchObject([{ kind: 'expenseBack', amount: '3000.00' }]);
});

test('receipts open for whose they are, who decides and who pays, and for nobody else', async () => {
  const id = await world.open(null);
  await world.add(id);
  await world.handIn(id);
  const url = (await world.seen(id)).body.lines[0]?.receipt?.url ?? '';
  const who = ['empleado', 'supervisor', 'rrhh', 'sueldos', 'jefe', 'operario', 'admin'];
  expect(await Promise.all(who.map((as) => world.fetchFile(url, as)))).toEqual([
    200, 200, 200, 200, 404, 404, 404,
  ]);
  const seen = await Promise.all(who.map((as) => world.seen(id, as)));
  expect(seen.map(({ status }) => status)).toEqual([200, 403, 200, 200, 403, 403, 403]);
  const { rows } = (await world.server.call(listRenditions, { size: 200 }, 'empleado')).body;
  expect(new Set(rows.map(({ personId }) => personId))).toEqual(
    new Set([world.personOf('empleado')]),
  );
});

test('the same receipt twice is told, within one rendition too', async () => {
  const id = await world.open(null);
  const bytes = await world.picture('one and the same');
  await world.add(id, {}, bytes);
  const content = createHash('sha256').update(bytes).digest('hex');
  const warned = await world.server.call(findRepeatedReceipt, { content }, 'empleado');
  expect(warned.body.repeated).toEqual([
    {
      text: 'El mismo archivo ya está en una rendición que presentaste.',
      path: `/renditions/${id}`,
    },
  ]);
  await world.add(id, {}, bytes);
  const { lines } = (await world.seen(id)).body;
  expect(lines.map(({ repeated }) => repeated.length)).toEqual([1, 1]);
});

test('totals count what was handed in together with reimbursements, and not what is still open', async () => {
  const range = { fromDay: '2026-11-20', toDay: '2026-11-20', source: 'renditions' } as const;
  const claimed = async () =>
    Number((await world.server.call(getExpenseTotals, range, 'empleado')).body.total.claimed);
  const id = await world.open(null);
  const before = await claimed();
  await world.add(id, { amount: '123' });
  expect(await claimed()).toBe(before);
  await world.handIn(id);
  expect(await claimed()).toBe(before + 123);
  const all = await world.server.call(getExpenseTotals, { ...range, source: 'all' }, 'empleado');
  expect(Number(all.body.total.claimed)).toBeGreaterThan(before);
});

test('nobody pays their own, and the dates are of the past', async () => {
  const id = await world.open('700');
  await world.decide(id, ADVANCE);
  expect((await world.pay([id], undefined, 'empleado')).status).toBe(403);
  const late = await world.pay([id], { kind: 'pay', paidOn: '2099-01-01' });
  expect(late.body.results[0]?.message).toMatch(/Todavía no llegó/);
  const none = await world.pay([id], { kind: 'unpay', reason: 'Porque sí' });
  expect(none.body.refused).toBe(1);
});

test('the database refuses more covered and given back than was paid, and more granted than was spent', async () => {
  const id = await world.advanced('1000');
  const set = (columns: object) =>
    world.db
      .update(rendition)
      .set(columns)
      .where(eq(rendition.id, id))
      .then(
        () => 'kept',
        (fault: { cause?: { constraint?: string } }) => fault.cause?.constraint,
      );
  expect(await set({ claimed: '600', returned: '400.01' })).toBe('rendition_covered');
  expect(await set({ spent: '10', sanctioned: '10.01' })).toBe('rendition_sanctioned');
  expect(await set({ paid: '1000.01' })).toBe('rendition_paid');
  const early = { state: 'settled', settledBy: 'run', settledOn: '2026-11-23' };
  expect(await set(early)).toBe('rendition_not_settled_short');
  const rewritten = world.db.execute(
    sql`update rendition_event set reason = 'otra' where rendition_id = ${id}`,
  );
  await expect(rewritten).rejects.toThrow();
});
