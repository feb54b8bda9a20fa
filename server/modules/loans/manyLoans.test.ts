import { createExport } from '@contract/lists/listAcciones';
import { listLoans } from '@contract/loans/loanAcciones';
import { getLoanShares, moveLoans } from '@contract/loans/loanBoardAcciones';
import { decideRequests } from '@contract/workflow/requestAcciones';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { clock } from '../../engine/time/clock';
import { type LoanWorld, loanWorld } from './testing/loanWorld';

let world: LoanWorld;

beforeAll(async () => {
  world = await loanWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.clear());

const reason = 'Se cayó el convenio';
const decide = (
  ids: number[],
  decision: { kind: 'approve' } | { kind: 'reject'; reason: string },
) =>
  world.server.call(
    decideRequests,
    { selection: { kind: 'rows', ids }, decision, seenAt: clock.now().toISOString() },
    'rrhh',
  );
const move = (ids: number[], how: object, as = 'sueldos') =>
  world.server.call(
    moveLoans,
    { selection: { kind: 'rows', ids }, move: how as { kind: 'pay'; paidOn: null } },
    as,
  );
/** These are of both kinds, so that each stands against a limit of its own. */
const both = async () => {
  const loan = (await world.ask()).body;
  const advance = (await world.ask({ typeId: world.types.ANT, amount: '50000', instalments: 1 }))
    .body;
  return { loan, advance };
};

test('many are approved from the inbox at once, and the one that no longer fits says why', async () => {
  const { loan, advance } = await both();
  const own = eq(person.id, world.personId);
  const [before] = await world.db.select().from(person).where(own);
  // Half of it lets the advance be given; a fifth of it is less than an instalment.
  await world.db.update(person).set({ salary: '110000.00', salaryBasis: 'monthly' }).where(own);
  const { body } = await decide([loan.requestId, advance.requestId], { kind: 'approve' });
  await world.db
    .update(person)
    .set({ salary: before?.salary ?? null, salaryBasis: before?.salaryBasis ?? null })
    .where(own);
  expect(body).toMatchObject({ done: 1, refused: 1 });
  expect(body.results.find(({ ok }) => !ok)?.message).toMatch(/art. 133/);
  expect((await world.read(loan.id)).state).toBe('pending');
  expect((await world.read(advance.id)).state).toBe('toPay');
});

test('many are rejected with one reason, which each person reads', async () => {
  const { loan, advance } = await both();
  const { body } = await decide([loan.requestId, advance.requestId], { kind: 'reject', reason });
  expect(body).toMatchObject({ done: 2, refused: 0 });
  for (const { id } of [loan, advance]) expect((await world.read(id)).state).toBe('rejected');
});

test('what was granted is transferred together; what cannot be says why and leaves the others', async () => {
  const id = await world.granted();
  const { id: pending } = (
    await world.ask({ typeId: world.types.ANT, amount: '50000', instalments: 1 })
  ).body;
  const { body } = await move([id, pending], { kind: 'pay', paidOn: world.today });
  expect(body).toMatchObject({ done: 1, refused: 1 });
  expect(body.results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, ok: true, label: expect.stringContaining('100.000,01') }),
      expect.objectContaining({ id: pending, message: 'No espera que se pague.' }),
    ]),
  );
  expect(await world.read(id)).toMatchObject({ state: 'active', paidOn: world.today });
  // The same again moves nothing.
  expect((await move([id], { kind: 'pay', paidOn: world.today })).body.refused).toBe(1);
  expect((await world.read(id)).balance).toBe('100000.01');
});

test('left for the next pay, each waits for a run; without effect, nothing waits', async () => {
  const id = await world.granted();
  await move([id], { kind: 'pay', paidOn: null });
  expect(await world.waiting(id)).toMatchObject([{ kind: 'loanOut', amount: '100000.01' }]);
  const future = await move([id], { kind: 'pay', paidOn: '2190-01-01' });
  expect(future.body.results[0]?.message).toMatch(/Anotalo cuando ya esté hecho/);
  expect((await move([id], { kind: 'callOff', reason })).body.done).toBe(1);
  expect(await world.waiting(id)).toEqual([]);
  expect((await world.read(id)).reason).toBe(reason);
});

test('nobody pays their own, and who keeps no pay moves none', async () => {
  const id = await world.granted();
  expect((await move([id], { kind: 'pay', paidOn: null }, 'empleado')).status).toBe(403);
  expect((await move([id], { kind: 'pay', paidOn: null }, 'supervisor')).status).toBe(403);
  const asked = await world.ask({ amount: '1000.00', instalments: 1 }, 'sueldos');
  await world.approve(asked.body, 'rrhh');
  const own = await move([asked.body.id], { kind: 'pay', paidOn: world.today });
  expect(own.body.results[0]?.message).toMatch(/Del préstamo propio se ocupa otra persona/);
});

test('the board goes to a file, of those that it shows', async () => {
  const id = await world.granted();
  const { body } = await world.server.call(
    createExport,
    {
      list: listLoans.name,
      format: 'csv',
      columns: ['name', 'typeId', 'amount', 'state'],
      input: { filters: [{ field: 'state', operator: 'is', value: 'toPay' }] },
    },
    'sueldos',
  );
  const { JWT } = await world.server.sessionOf('sueldos');
  const headers = { authorization: `Bearer ${JWT}` };
  const { body: file } = await world.server.app.inject({ url: body.url ?? '', headers });
  expect(file).toContain('A pagar');
  expect(file).toContain((await world.read(id)).person.name.split(',')[0]);
  expect(file).not.toContain('Activo');
});

test('what was lent adds up the same by type, month and area, and only what one reaches', async () => {
  const range = { fromDay: '2000-01-01', toDay: world.today };
  const shares = async (as: string) => (await world.server.call(getLoanShares, range, as)).body;
  const before = await shares('rrhh');
  const id = await world.granted();
  await world.pay(id);
  const after = await shares('rrhh');
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  expect(cents(after.total.lent) - cents(before.total.lent)).toBe(10_000_001);
  expect(cents(after.total.balance) - cents(before.total.balance)).toBe(10_000_001);
  for (const parts of [after.byType, after.byMonth, after.byArea]) {
    for (const figure of ['lent', 'balance'] as const) {
      const sum = parts.reduce((total, part) => total + cents(part[figure]), 0);
      expect(sum).toBe(cents(after.total[figure]));
    }
    expect(parts.reduce((total, { count }) => total + count, 0)).toBe(after.total.count);
  }
  expect(after.byMonth.map(({ key }) => key)).toContain(world.today.slice(0, 7));
  const own = await shares('empleado');
  expect(own.byArea).toHaveLength(1);
  expect(own.total.count).toBeLessThan(after.total.count);
  expect((await world.server.call(getLoanShares, range, 'supervisor')).status).toBe(403);
  const never = { fromDay: '1990-01-01', toDay: '1990-12-31' };
  const { body } = await world.server.call(getLoanShares, never, 'rrhh');
  expect(body).toMatchObject({ byType: [], total: { count: 0, lent: '0.00' } });
});
