import { cancelPayRun, getPayRunPerson, reversePayRun } from '@contract/liquidations/runAcciones';
import { listLeavingPeople } from '@contract/liquidations/runFormAcciones';
import { getLoan, pauseLoan, resumeLoan } from '@contract/loans/loanAcciones';
import Big from 'big.js';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { loan, loanInstalment } from '../../db/schema/loans';
import { person } from '../../db/schema/organisation';
import { payItem } from '../../db/schema/payItems';
import { payRun } from '../../db/schema/payRuns';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
let debtor: { id: number; loanId: number };

/** Before those that the demo paid. */
const MONTH = '2026-08';
const LAST = '2026-08-21';

/** The world has a person with a loan whose last day is known, and another who leaves the same month. */
beforeAll(async () => {
  world = await runWorld();
  const { db } = world;
  const [lent] = await db
    .select({ id: loan.personId, loanId: loan.id })
    .from(loan)
    .innerJoin(person, eq(person.id, loan.personId))
    .innerJoin(
      loanInstalment,
      and(
        eq(loanInstalment.loanId, loan.id),
        eq(loanInstalment.state, 'due'),
        gt(loanInstalment.period, MONTH),
      ),
    )
    .where(and(eq(loan.stage, 'active'), isNull(person.leaveDate)))
    .limit(1);
  if (!lent) throw new Error('the demo has a loan that is being paid back');
  debtor = lent;
  await db
    .update(person)
    .set({ leaveDate: LAST, leaveReason: 'Renuncia' })
    .where(eq(person.id, debtor.id));
});
afterAll(() => world.server.close());

const final = (more: object = {}) => ({
  kind: 'final',
  period: MONTH,
  title: 'Final de agosto',
  leavers: [{ personId: debtor.id, cause: 'resigned', noticeGiven: true, bestPay: '' }],
  ...more,
});

const instalments = () =>
  world.db
    .select({ period: loanInstalment.period, state: loanInstalment.state })
    .from(loanInstalment)
    .where(eq(loanInstalment.loanId, debtor.loanId))
    .orderBy(loanInstalment.number);

const waiting = () =>
  world.db
    .select({ period: payItem.fromPeriod, amount: payItem.amount })
    .from(payItem)
    .where(
      and(
        eq(payItem.source, 'loans'),
        eq(payItem.sourceId, debtor.loanId),
        isNull(payItem.settledAt),
      ),
    )
    .orderBy(payItem.fromPeriod, payItem.id);

const cancel = ({ id, version }: { id: number; version: number }) =>
  world.server.call(cancelPayRun, { id, version, reason: 'No se va' }, 'sueldos');

test('only whoever leaves in the month may be named, and in one settlement at a time', async () => {
  const { server, db } = world;
  const [stays] = await db.select().from(person).where(isNull(person.leaveDate)).limit(1);
  const wrong = await world.open(
    final({
      leavers: [{ personId: stays?.id ?? 0, cause: 'agreed', noticeGiven: false, bestPay: '' }],
    }),
  );
  expect(wrong.error.fields?.leavers).toBe(
    'Elegiste a alguien que no tiene su último día en agosto de 2026.',
  );
  expect((await world.open(final({ leavers: [] }))).error.fields?.leavers).toBe(
    'Elegí a quiénes liquidarles.',
  );
  const both = await Promise.all([world.open(final()), world.open(final({ title: 'La misma' }))]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const opened = both.find(({ status }) => status === 200)?.body;
  if (!opened) throw new Error('one of them was opened');
  const { body } = await server.call(listLeavingPeople, { period: MONTH }, 'sueldos');
  expect(body.rows.find(({ personId }) => personId === debtor.id)).toMatchObject({
    lastDay: LAST,
    run: { id: opened.id },
  });
  expect((await server.call(listLeavingPeople, { period: MONTH }, 'supervisor')).status).toBe(403);
  await cancel(opened);
});

test('a month that was prepared with their instalments is to be taken anew first, and then leaves them out', async () => {
  const { db } = world;
  const { body } = await world.open(final());
  const refused = await world.calculate(body);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringContaining('volvé a calcularla con los datos de hoy'),
  ]);
  await cancel(body);
  const [prepared] = await db.select().from(payRun).where(eq(payRun.state, 'review'));
  const again = await world.calculate(await world.read(prepared?.id ?? 0));
  expect(again.status).toBe(200);
  await world.settled(prepared?.id ?? 0, 'review');
});

test('it takes what is left of a loan; called off, every instalment is due when it was', async () => {
  const [before, items] = [await instalments(), await waiting()];
  const run = await world.reviewed(final());
  expect(run.people).toBe(1);
  expect(run.warnings.join()).toContain('Revisar la mejor remuneración de');
  const [row] = await world.people(run.id);
  const { body } = await world.server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
  const owed = items.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2);
  expect(body.lines.find(({ code }) => code === 'PRESTAMOS_FINAL')?.amount).toBe(owed);
  const codes = body.lines.map(({ code }) => code);
  expect(codes).toEqual(
    expect.arrayContaining(['BASICO', 'SAC_FINAL', 'VAC_NO_GOZADAS', 'SAC_VAC']),
  );
  expect(codes).not.toContain('PREAVISO');
  const notTaken = body.lines.find(({ code }) => code === 'VAC_NO_GOZADAS');
  expect(notTaken?.inputs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['parametro(presentismo_partes)', 'promedio(variables)']),
  );
  // Reckoned again it is the same, and the loan says so once.
  await world.calculate(run);
  const again = await world.settled(run.id, 'review');
  expect(again.net).toBe(run.net);
  await cancel(again);
  expect([await instalments(), await waiting()]).toEqual([before, items]);
});

test('it takes what is left of one that was paused; called off, it is paused as it was', async () => {
  const read = async () => (await world.server.call(getLoan, { id: debtor.loanId }, 'rrhh')).body;
  const owed = (await waiting()).reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  const { id, version } = await read();
  const paused = await world.server.call(
    pauseLoan,
    { id, version, reason: 'Licencia larga' },
    'rrhh',
  );
  expect(paused.body.state).toBe('paused');
  const [before, items] = [await instalments(), await waiting()];
  const run = await world.reviewed(final());
  const [row] = await world.people(run.id);
  const { body } = await world.server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
  expect(body.lines.find(({ code }) => code === 'PRESTAMOS_FINAL')?.amount).toBe(owed.toFixed(2));
  await cancel(run);
  expect([await instalments(), await waiting(), (await read()).state]).toEqual([
    before,
    items,
    'paused',
  ]);
  const left = await read();
  const again = { id, version: left.version, firstPeriod: before.at(-1)?.period ?? MONTH };
  expect((await world.server.call(resumeLoan, again, 'rrhh')).body.state).toBe('active');
});

test('the month leaves out whom a last pay has, and has them again when that is called off', async () => {
  const run = await world.reviewed(final());
  const has = async (title: string) =>
    (await world.people((await world.reviewed({ title, period: MONTH })).id)).some(
      ({ personId }) => personId === debtor.id,
    );
  expect(await has('Sin quien se va')).toBe(false);
  await cancel(await world.read(run.id));
  expect(await has('Con quien se va')).toBe(true);
});

test('a month that was approved before is not paid again, and a run of both in preparation is told', async () => {
  const month = await world.reviewed({ title: 'El mes entero', period: MONTH });
  const run = await world.reviewed(final());
  expect(run.warnings.join()).toContain('también en “El mes entero”');
  const early = await world.submit(month);
  expect([early.status, early.error.message]).toEqual([
    409,
    'Volvé a calcularla antes de mandarla a aprobar. 1 persona ya no es de esta liquidación.',
  ]);
  await cancel(run);
  expect((await world.submit(month)).status).toBe(200);
  await world.approve(await world.read(month.id));
  const anew = await world.reviewed(final());
  expect(anew.warnings.join()).not.toContain('El mes entero');
  const [row] = await world.people(anew.id);
  const { body } = await world.server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
  const codes = body.lines.map(({ code }) => code);
  expect([codes.includes('BASICO'), codes.includes('SAC_FINAL')]).toEqual([false, true]);
  await world.db.execute(sql`update person set leave_date = '2026-08-22' where id = ${debtor.id}`);
  expect((await world.read(anew.id)).stale.join()).toContain('pasó al 22/08/2026');
  await world.db.execute(sql`update person set leave_date = ${LAST} where id = ${debtor.id}`);
  await cancel(await world.read(anew.id));
});

test('published, the loan is settled; taken back, it is owed as before and they may be settled again', async () => {
  const items = await waiting();
  const published = async (run: Awaited<ReturnType<RunWorld['reviewed']>>) => {
    await world.submit(run);
    await world.approve(await world.read(run.id));
    await world.publish(await world.read(run.id));
    return world.settled(run.id, 'published', 'approved');
  };
  const run = await published(await world.reviewed(final()));
  expect([run.state, await waiting()]).toEqual(['published', []]);
  const settled = await world.db.$count(
    payItem,
    and(eq(payItem.runId, run.id), isNotNull(payItem.settledAt)),
  );
  expect(settled).toBe(items.length);
  const { body: opposite } = await world.server.call(
    reversePayRun,
    { id: run.id, version: run.version, reason: 'Se queda' },
    'sueldos',
  );
  expect(opposite.net).toBe(new Big(run.net).neg().toFixed(2));
  await published(opposite);
  expect((await waiting()).map(({ amount }) => amount).sort()).toEqual(
    items.map(({ amount }) => amount).sort(),
  );
  expect((await world.open(final({ title: 'Otra vez' }))).status).toBe(200);
}, 120_000);
