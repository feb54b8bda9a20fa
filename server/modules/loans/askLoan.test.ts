import {
  askLoan,
  getLoan,
  getLoanTerms,
  getLoanTotals,
  listLoans,
} from '@contract/loans/loanAcciones';
import { listLoanTypes, saveLoanType } from '@contract/loans/loanTypeAcciones';
import { getRequest, returnRequest } from '@contract/workflow/requestAcciones';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { type LoanWorld, loanWorld } from './testing/loanWorld';

let world: LoanWorld;

beforeAll(async () => {
  world = await loanWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.clear());

test('what is asked for stands in the inbox with its instalments, and its limits without the figures of pay', async () => {
  const { body } = await world.ask();
  const { facts, title } = (await world.server.call(getRequest, { id: body.requestId }, 'rrhh'))
    .body;
  expect(title).toBe('Préstamo por emergencia: $\u00a0100.000,01 en 4 cuotas');
  expect(facts).toContainEqual(
    expect.objectContaining({
      label: 'Cuotas',
      value: expect.stringContaining('3 de $\u00a025.000,00 y la última de $\u00a025.000,01'),
    }),
  );
  expect(facts).toContainEqual(expect.objectContaining({ value: 'Entra en los límites' }));
  const [row] = await world.own();
  expect(row).toMatchObject({ id: body.id, state: 'pending', balance: '0.00', nextPeriod: null });
  expect((await world.read(body.id)).plan).toHaveLength(4);
});

test('over a limit it is refused in words, with the law; two at once of one type are not both asked', async () => {
  const tooMuch = await world.ask({ amount: '900000.00', instalments: 2 });
  expect(tooMuch.status).toBe(409);
  expect(tooMuch.error.message).toMatch(/no pueden pasar del 20 % del sueldo.*\(LCT, art. 133\)/);
  const both = await Promise.all([world.ask(), world.ask()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await world.ask({ typeId: world.types.ANT, instalments: 1 })).status).toBe(200);
  const past = await world.ask({ typeId: world.types.PRE, firstPeriod: '2020-01' });
  expect(past.error.message).toContain('La primera cuota puede ser de');
});

test('sent back, it is corrected and asked again over the version that was read', async () => {
  const { body } = await world.ask();
  const { body: request } = await world.server.call(getRequest, { id: body.requestId }, 'rrhh');
  await world.server.call(
    returnRequest,
    { id: body.requestId, version: request.version, reason: 'Con menos cuotas' },
    'rrhh',
  );
  const { version, state, actions } = await world.read(body.id);
  expect([state, actions]).toEqual(['draft', ['edit', 'withdraw']]);
  const stale = await world.ask({ loanId: body.id, version: version + 7, instalments: 2 });
  expect(stale.error.code).toBe('conflicto_version');
  const again = await world.ask({ loanId: body.id, version, instalments: 2 });
  expect(again.body).toEqual(body);
  expect(await world.read(body.id)).toMatchObject({ state: 'pending', instalments: 2 });
});

test('what no longer fits when it is decided is not granted, and no figure of pay is told', async () => {
  const { body } = await world.ask();
  const own = eq(person.id, world.personId);
  const [before] = await world.db.select().from(person).where(own);
  await world.db.update(person).set({ salary: '1000.00' }).where(own);
  const refused = await world.approve(body);
  await world.db
    .update(person)
    .set({ salary: before?.salary ?? null })
    .where(own);
  expect(refused.status).toBe(409);
  expect(refused.error.message).toContain('Ya no se puede aprobar.');
  expect(refused.error.message).not.toContain('$');
  expect((await world.approve(body)).status).toBe(200);
  expect((await world.read(body.id)).state).toBe('toPay');
});

test('another’s loan is nowhere for who keeps no pay', async () => {
  const { body } = await world.ask();
  const { server } = world;
  const listed = await server.call(listLoans, { size: 200 }, 'empleado');
  expect(listed.body.rows.every(({ person: who }) => who.id === world.personId)).toBe(true);
  const all = await server.call(listLoans, { size: 200 }, 'rrhh');
  expect(all.body.total).toBeGreaterThan(listed.body.total);
  const other = all.body.rows.find(({ person: who }) => who.id !== world.personId);
  expect((await server.call(getLoan, { id: other?.id ?? 0 }, 'empleado')).status).toBe(404);
  // Employees see at most themselves.
  expect((await server.call(getLoanTotals, {}, 'empleado')).body.people).toBeLessThanOrEqual(1);
  expect((await server.call(getLoanTotals, {}, 'rrhh')).body.people).toBeGreaterThan(1);
  for (const as of ['supervisor', 'jefe', 'operario', 'admin']) {
    expect((await server.call(listLoans, {}, as)).status).toBe(403);
    expect((await server.call(getLoan, { id: body.id }, as)).status).toBe(403);
    expect((await server.call(getLoanTerms, {}, as)).status).toBe(403);
    expect(
      (
        await server.call(
          askLoan,
          { typeId: 1, amount: '1.00', instalments: 1, firstPeriod: world.firstMonth },
          as,
        )
      ).status,
    ).toBe(403);
  }
});

test('types are kept by who keeps the loans of everybody; one out of use is not asked for', async () => {
  const { server, types } = world;
  const { body } = await server.call(listLoanTypes, {}, 'rrhh');
  const type = body.rows.find(({ id }) => id === types.EME);
  if (!type) throw new Error('no such type');
  expect((await server.call(saveLoanType, type, 'empleado')).status).toBe(403);
  const off = await server.call(saveLoanType, { ...type, active: false }, 'rrhh');
  expect(off.status).toBe(200);
  expect((await world.ask()).error.message).toContain('ya no se pide');
  const seen = (await server.call(listLoanTypes, {}, 'empleado')).body;
  expect([seen.edits, seen.rows.some(({ id }) => id === types.EME)]).toEqual([false, false]);
  await server.call(saveLoanType, { ...off.body, active: true }, 'rrhh');
  const twin = { ...type, id: undefined, version: undefined, code: 'PRE' };
  expect((await server.call(saveLoanType, twin, 'rrhh')).error.fields).toEqual({
    code: 'Otro tipo ya usa ese código.',
  });
});
