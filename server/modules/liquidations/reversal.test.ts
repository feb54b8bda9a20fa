import { savePayConcept } from '@contract/liquidations/conceptAcciones';
import { cancelPayRun, getPayRunPerson, reversePayRun } from '@contract/liquidations/runAcciones';
import { getReceipt } from '@contract/receipts/receiptAcciones';
import { listReceiptCampaigns } from '@contract/receipts/receiptBatchAcciones';
import Big from 'big.js';
import { and, eq, isNull } from 'drizzle-orm';
import { payConcept } from '../../db/schema/payConcepts';
import { payItem } from '../../db/schema/payItems';
import { payLine, payRun, payRunPerson } from '../../db/schema/payRuns';
import { putPayItems } from '../../engine/pay/payItems';
import { employerOf } from '../../engine/settings/employer';
import { pastOf } from './payPast';
import { slipOf } from './slipOf';
import { library, planFor } from './testing/payCase';
import { MONTH, type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.unpaid());

const published = async (run: Awaited<ReturnType<RunWorld['reviewed']>>) => {
  await world.submit(run);
  await world.approve(await world.read(run.id));
  await world.publish(await world.read(run.id));
  return world.settled(run.id, 'published', 'approved');
};

const reverse = ({ id, version }: { id: number; version: number }, reason = 'Estaba mal') =>
  world.server.call(reversePayRun, { id, version, reason }, 'sueldos');

const negative = (amount: string) => new Big(amount).neg().toFixed(2);

test('what was published is taken back with slips of its own, approved by another, and every balance is as before', async () => {
  const { db, server } = world;
  const few = await world.few(4);
  const [somebody] = await world.people((await world.reviewed({ title: 'Antes', ...few })).id);
  const personId = somebody?.personId ?? 0;
  // Looks back at everything that a year came to.
  const looking = library.map((concept) =>
    concept.code === 'NOVEDADES'
      ? { ...concept, formula: 'acumulado(JUBILACION) + acumulado_base(aportes) + mejor(sac)' }
      : concept,
  );
  const past = async () =>
    (
      await pastOf(db, { id: 0, kind: 'monthly', period: '2026-12' }, planFor('monthly', looking), [
        personId,
      ])
    )(personId);
  const before = await past();
  await putPayItems(db, [
    {
      ...{ personId, kind: 'loan', amount: '1500.00', fromPeriod: MONTH, label: 'Cuota' },
      ...{ path: '/loans/1', source: 'nobody', sourceId: 1 },
    },
  ]);
  const run = await published(await world.reviewed({ title: 'Equivocada', ...few }));
  expect(await past()).not.toEqual(before);

  const { body: opened } = await reverse(run);
  expect(opened).toMatchObject({
    title: 'Reversión de Equivocada',
    state: 'review',
    actions: ['submit', 'cancel'],
    people: run.people,
    reverses: { id: run.id },
  });
  expect(opened.net).toBe(negative(run.net));
  const seen = await world.read(run.id);
  expect([seen.reversedBy?.id, seen.actions]).toEqual([opened.id, ['pay']]);
  // A second request is told of the first.
  const again = await reverse(seen);
  expect([again.status, again.error.message]).toEqual([
    409,
    'Ya la deja sin efecto “Reversión de Equivocada”.',
  ]);

  const back = await published(opened);
  expect(back.state).toBe('published');
  expect(back.actions).toEqual([]);
  const [theirs] = await db
    .select()
    .from(payRunPerson)
    .where(and(eq(payRunPerson.runId, back.id), eq(payRunPerson.personId, personId)));
  const slip = await server.call(getReceipt, { id: theirs?.receiptId ?? 0 }, 'rrhh');
  expect(slip.body.netPay).toBe(theirs?.net);
  // Neither of the two waits for a signature any more, and each says which the other is.
  const [original] = await db
    .select()
    .from(payRunPerson)
    .where(and(eq(payRunPerson.runId, run.id), eq(payRunPerson.personId, personId)));
  expect(slip.body).toMatchObject({ state: 'cancelled', reversesId: original?.receiptId });
  const first = await server.call(getReceipt, { id: original?.receiptId ?? 0 }, 'rrhh');
  expect(first.body).toMatchObject({ state: 'cancelled', reversedById: slip.body.id });
  const { body: campaigns } = await server.call(listReceiptCampaigns, { page: 1 }, 'rrhh');
  expect(campaigns.rows.map(({ title }) => title)).not.toContain(back.title);
  // Only money changes its sign: a slip never says "-6 años" of seniority.
  const [stored] = await db.select().from(payRun).where(eq(payRun.id, back.id));
  if (!theirs || !stored) throw new Error('the reversal is there');
  const drawn = await slipOf(db, stored, theirs, await employerOf(db));
  const seniority = drawn.lines.find(({ unit }) => unit === 'años');
  expect([Number(seniority?.quantity) > 0, Number(seniority?.amount) < 0]).toEqual([true, true]);
  const { body } = await server.call(getPayRunPerson, { id: theirs?.id ?? 0 }, 'sueldos');
  const taken = body.lines.find(({ code }) => code === 'PRESTAMOS');
  expect([taken?.amount, body.recalculates]).toEqual(['-1500.00', false]);

  expect((await world.read(run.id)).state).toBe('reversed');
  const waits = and(eq(payItem.source, 'nobody'), isNull(payItem.settledAt));
  expect(await db.$count(payItem, waits)).toBe(1);
  expect(await past()).toEqual(before);
}, 180_000);

test('a reversal that is cancelled leaves what it was to take back as it was, and it may be begun again', async () => {
  const [paid] = await world.db
    .select()
    .from(payRun)
    .where(and(eq(payRun.state, 'paid'), eq(payRun.kind, 'monthly')));
  const { body: opened } = await reverse(await world.read(paid?.id ?? 0));
  const { id, version } = opened;
  await world.server.call(cancelPayRun, { id, version, reason: 'Era otra' }, 'sueldos');
  const seen = await world.read(paid?.id ?? 0);
  expect([seen.state, seen.reversedBy, seen.actions]).toEqual(['paid', null, ['unpay', 'reverse']]);
  expect((await reverse(seen)).status).toBe(200);
});

test('what only informs may be left out of it; what moves a balance never is', async () => {
  const told = {
    ...{ code: 'ESCALAFON', name: 'Básico de la categoría', kind: 'informative', bases: [] },
    ...{ runs: ['monthly'], formula: 'basico', reversal: 'left', fromDay: '2020-01-01' },
    ...{ rounding: 'cents', position: 300 },
  };
  const save = (more: object = {}) =>
    world.server.call(savePayConcept, { ...told, ...more }, 'sueldos');
  for (const wrong of [{ kind: 'deduction' }, { bases: ['aportes'] }]) {
    expect((await save(wrong)).error.fields?.reversal).toContain('Solo lo informativo');
  }
  expect((await save()).status).toBe(200);
  const few = await world.few(4);
  const run = await published(await world.reviewed({ title: 'Con lo que informa', ...few }));
  const codesOf = async (runId: number) => {
    const lines = await world.db.select().from(payLine).where(eq(payLine.runId, runId));
    return new Set(lines.map(({ code }) => code));
  };
  const codes = await codesOf(run.id);
  expect(codes).toContain('ESCALAFON');
  // A later change of the concept does not change the run.
  await world.db.update(payConcept).set({ reversal: 'opposite' });
  const { body: back } = await reverse(run);
  expect(back.net).toBe(negative(run.net));
  codes.delete('ESCALAFON');
  expect(await codesOf(back.id)).toEqual(codes);
}, 120_000);

test('what was not published is no thing to take back, nor is a reversal', async () => {
  const run = await world.reviewed({ title: 'Sin publicar' });
  expect((await reverse(run)).status).toBe(409);
});
