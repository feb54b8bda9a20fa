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

test('whoever decides grants less with a reason, and only that is paid', async () => {
  const id = await asked({ amount: '9000' });
  const request = await world.waitingFor('supervisor', id);
  const more = await world.cut(request, { partId: id, granted: '9000.01', reason: 'Porque sí' });
  expect(more.error.fields?.granted).toMatch(/más que lo pedido/);
  const mute = await world.cut(request, { partId: id, granted: '6000' });
  expect(mute.error.fields).toEqual({ reason: 'Contá el motivo.' });
  const other = await world.cut(request, { partId: id + 1, granted: '1', reason: 'Ajeno' });
  expect(other.status).toBe(404);
  expect(
    (await world.cut(request, { partId: id, granted: '1', reason: 'Ajeno' }, 'jefe')).status,
  ).toBe(404);
  const cut = await world.cut(request, { partId: id, granted: '6000', reason: 'La propina no va' });
  expect(cut.body).toMatchObject({
    version: request.version + 1,
    parts: [{ granted: '6000.00', reason: 'La propina no va' }],
  });
  expect((await world.seen(id, 'empleado')).body).toMatchObject({ approved: null, paid: null });
  // A decision of what was seen before is not taken.
  await world.approve(id);
  expect((await world.seen(id, 'empleado')).body).toMatchObject({
    approved: '6000.00',
    paid: null,
  });
  expect(await world.items(id)).toMatchObject([{ amount: '6000.00' }]);
  expect((await world.seen(id, 'empleado')).body).toMatchObject({
    amount: '9000.00',
    granted: '6000.00',
    cutReason: 'La propina no va',
    history: [{ kind: 'asked' }, { kind: 'cut', reason: 'La propina no va' }, { kind: 'approved' }],
  });
  await world.pay([id], { kind: 'pay', paidOn: '2026-11-23' });
  expect((await world.seen(id, 'empleado')).body).toMatchObject({
    approved: '6000.00',
    paid: '6000.00',
  });
});

test('the limit of its category is all that is granted until somebody says otherwise', async () => {
  const id = await asked({ categoryId: world.categories.get('COM'), amount: '40000' });
  expect((await world.seen(id, 'empleado')).body).toMatchObject({
    granted: '35000.00',
    cutReason: 'Tope de Comidas: $\u00a035.000,00',
  });
  const request = await world.waitingFor('supervisor', id);
  await world.cut(request, { partId: id, granted: '40000' });
  expect((await world.seen(id, 'empleado')).body).toMatchObject({
    granted: '40000.00',
    cutReason: '',
  });
});

test('kilometres are worth what the figure of their day says', async () => {
  const fields = { categoryId: world.categories.get('KM'), kilometres: '10.5', amount: '' };
  const id = await asked({ ...fields, day: '2026-11-20' });
  expect((await world.seen(id, 'empleado')).body).toMatchObject({
    amount: '4410.00',
    kmRate: '420.00',
  });
  const before = await asked({ ...fields, day: '2026-06-20' });
  expect((await world.seen(before, 'empleado')).body).toMatchObject({ amount: '1575.00' });
});
