import { createHash } from 'node:crypto';
import { findRepeatedReceipt } from '@contract/expenses/expenseAcciones';
import {
  resendReimbursement,
  withdrawReimbursement,
} from '@contract/reimbursements/reimbursementAcciones';
import { returnRequest } from '@contract/workflow/requestAcciones';
import { givePayItemsBack, settlePayItems } from '../../engine/pay/settlePayItems';
import { type ReimbursementsWorld, reimbursementsWorld } from './testing/reimbursementsWorld';

let world: ReimbursementsWorld;

beforeAll(async () => {
  world = await reimbursementsWorld();
});
afterAll(() => world.server.close());

const asked = async (more: object = {}, as = 'empleado') => {
  const { status, body, error } = await world.ask(world.taxi(more), as);
  expect([status, error.fields]).toEqual([200, undefined]);
  return body.id;
};

test('an expense goes to the manager, who opens its receipt, and to nobody else', async () => {
  const id = await asked();
  const own = (await world.seen(id, 'empleado')).body;
  expect(own).toMatchObject({
    state: 'pending',
    amount: '12100.50',
    granted: '12100.50',
    actions: ['withdraw'],
    history: [{ kind: 'asked' }],
  });
  const request = await world.waitingFor('supervisor', id);
  expect(request).toMatchObject({
    title: 'Taxi y remís, $\u00a012.100,50, del 20/11/2026',
    link: null,
    parts: [{ id, asked: '12100.50', granted: '12100.50' }],
  });
  const url = own.receipt?.url ?? '';
  expect(request.attachments.map((file) => file.url)).toEqual([url]);
  const who = ['empleado', 'supervisor', 'rrhh', 'sueldos', 'jefe', 'operario', 'admin'];
  expect(await Promise.all(who.map((as) => world.fetchFile(url, as)))).toEqual([
    200, 200, 200, 200, 404, 404, 404,
  ]);
  const seen = await Promise.all(who.map((as) => world.seen(id, as)));
  expect(seen.map(({ status }) => status)).toEqual([200, 403, 200, 200, 403, 403, 403]);
});

test('what is approved is owed by the next pay, and a transfer takes it off', async () => {
  const id = await asked({ amount: '5000' });
  await world.approve(id);
  expect(await world.items(id)).toMatchObject([
    {
      kind: 'expense',
      amount: '5000.00',
      personId: world.personOf('empleado'),
      fromPeriod: '2026-11',
    },
  ]);
  expect((await world.pay([id], { kind: 'pay', paidOn: '2026-11-01' })).body.refused).toBe(1);
  expect((await world.pay([id], { kind: 'pay', paidOn: '2026-11-23' }, 'empleado')).status).toBe(
    403,
  );
  const paid = (await world.pay([id], { kind: 'pay', paidOn: '2026-11-23' })).body;
  expect([paid.done, paid.refused]).toEqual([1, 0]);
  expect((await world.seen(id, 'empleado')).body).toMatchObject({
    state: 'paid',
    paidBy: 'transfer',
    paidOn: '2026-11-23',
  });
  expect(await world.items(id)).toEqual([]);
  await world.pay([id], { kind: 'unpay', reason: 'Volvió la transferencia' });
  expect((await world.seen(id, 'empleado')).body).toMatchObject({
    state: 'approved',
    paidOn: null,
  });
  expect(await world.items(id)).toHaveLength(1);
});

test('a run that pays it marks it, and its reversal gives it back', async () => {
  const id = await asked({ amount: '7000' });
  await world.approve(id);
  const [item] = await world.items(id);
  const { services } = world.server;
  const run = { id: 1, title: 'Mensual de noviembre', period: '2026-11', payDay: '2026-11-30' };
  const context = {
    db: world.db,
    services,
    viewer: { accountId: 1, personId: null, roleScope: 'all' },
    audit: async () => undefined,
    emit: async () => undefined,
  } as never;
  const payRun = await import('../../db/schema/payRuns');
  const [stored] = await world.db.select({ id: payRun.payRun.id }).from(payRun.payRun).limit(1);
  const { payItem } = await import('../../db/schema/payItems');
  const { eq } = await import('drizzle-orm');
  if (!item || !stored) throw new Error('nothing to pay');
  const held = { ...run, id: stored.id };
  await world.db.update(payItem).set({ runId: stored.id }).where(eq(payItem.id, item.id));
  const refused = (await world.pay([id], { kind: 'pay', paidOn: '2026-11-23' })).body;
  expect(refused.results[0]?.message).toMatch(/Ya está en una liquidación/);
  await settlePayItems(context, held, item.personId, [item.id]);
  expect((await world.seen(id, 'empleado')).body).toMatchObject({
    state: 'paid',
    paidBy: 'run',
    paidOn: '2026-11-30',
  });
  expect((await world.seen(id, 'rrhh')).body.actions).toEqual([]);
  await givePayItemsBack(context, held, item.personId);
  expect((await world.seen(id, 'empleado')).body).toMatchObject({
    state: 'approved',
    paidBy: null,
  });
});

test('the same receipt twice is told to both, and whose it is only to who may see it', async () => {
  const bytes = await world.picture('the very same');
  const numbered = { issuer: '30500010912', invoiceType: 'invoiceB', invoiceNumber: '3-77' };
  const first = await world.ask(world.taxi(numbered), 'rrhh', bytes);
  const content = createHash('sha256').update(bytes).digest('hex');
  const warned = await world.server.call(findRepeatedReceipt, { content }, 'empleado');
  expect(warned.body.repeated).toEqual([
    { text: 'El mismo archivo ya está en otra presentación.', path: null },
  ]);
  const byNumber = await world.server.call(
    findRepeatedReceipt,
    { ...numbered, invoiceNumber: '00003-00000077' },
    'empleado',
  );
  expect(byNumber.body.repeated).toEqual([
    { text: 'El mismo número de comprobante ya está en otra presentación.', path: null },
  ]);
  const again = await world.ask(world.taxi(), 'empleado', bytes);
  const asManager = await world.waitingFor('supervisor', again.body.id);
  expect(asManager.facts).toContainEqual({
    label: 'Comprobante repetido',
    value: 'El mismo archivo ya está en otra presentación.',
    tone: 'warning',
    path: null,
  });
  expect((await world.seen(again.body.id, 'sueldos')).body.repeated).toEqual([
    {
      text: expect.stringContaining('ya está en un reintegro de '),
      path: `/reimbursements/${first.body.id}`,
    },
  ]);
});

test('what came back is corrected and keeps its receipt; what is taken back ends', async () => {
  const id = await asked();
  const request = await world.waitingFor('supervisor', id);
  const target = { id: request.id, version: request.version };
  await world.server.call(returnRequest, { ...target, reason: 'Falta el destino' }, 'supervisor');
  const draft = (await world.seen(id, 'empleado')).body;
  expect(draft).toMatchObject({ state: 'draft', actions: ['resend', 'withdraw'] });
  const fields = { ...world.taxi({ description: 'Taxi a Ezeiza' }), categoryId: draft.categoryId };
  const stale = await world.server.call(
    resendReimbursement,
    { ...fields, id, version: 1 },
    'empleado',
  );
  expect(stale.error.code).toBe('conflicto_version');
  const sent = await world.server.call(
    resendReimbursement,
    { ...fields, id, version: draft.version },
    'empleado',
  );
  expect(sent.body).toMatchObject({ state: 'pending', description: 'Taxi a Ezeiza' });
  expect(sent.body.receipt?.url).toBe(draft.receipt?.url);
  const { version } = sent.body;
  const back = await world.server.call(withdrawReimbursement, { id, version }, 'empleado');
  expect(back.body).toMatchObject({ state: 'cancelled', actions: [] });
});

test.each([
  ['no picture', Buffer.from('MZ this is no picture'), 415],
  ['a PDF that is none', Buffer.from('<html>%PDF</html>'), 415],
  ['twenty megabytes', Buffer.alloc(20 * 1024 * 1024, 1), 413],
])('%s is refused beside the field', async (_name, bytes, status) => {
  const sent = await world.ask(world.taxi(), 'empleado', bytes);
  expect([sent.status, Object.keys(sent.error.fields ?? {})]).toEqual([status, ['file']]);
});
