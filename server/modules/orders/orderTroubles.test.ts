import { updateOrder } from '@contract/orders/orderAcciones';
import {
  checkOrder,
  holdOrder,
  packOrder,
  releaseOrder,
  resumeOrder,
  stepBackOrder,
} from '@contract/orders/orderStepAcciones';
import { finishPicking, shortLine, substituteLine } from '@contract/orders/pickingAcciones';
import { adjustStock } from '@contract/warehouse/stockAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'X');
});
afterAll(() => server.close());

test('a line ends short or with another product, never without a reason', async () => {
  const wanted = await world.goods(2);
  const other = await world.goods(5);
  const order = await world.started([wanted.product.id, 4], [other.product.id, 1]);
  const [line, next] = order.lines;
  world.must(await world.pick(order, 0, wanted.stockId, 2));
  const more = await world.pick(order, 0, wanted.stockId, 1);
  expect([more.status, more.error.message]).toEqual([409, expect.stringContaining('Ya no queda')]);
  const silent = await server.call(
    substituteLine,
    { id: order.id, lineId: line?.id, productId: other.product.id, reason: ' ' },
    'operario',
  );
  expect(silent.error.fields).toEqual({ reason: 'Contá el motivo.' });
  const replaced = world.must(
    await server.call(
      substituteLine,
      { id: order.id, lineId: line?.id, productId: other.product.id, reason: 'No hay más' },
      'operario',
    ),
  );
  expect(replaced.lines[0]?.sources).toEqual([expect.objectContaining({ stockId: other.stockId })]);
  const wrong = await world.pick(order, 0, wanted.stockId, 1);
  expect([wrong.status, wrong.error.message]).toEqual([409, 'Ese no es el producto de la línea.']);
  world.must(await world.pick(order, 0, other.stockId, 2));
  const early = await server.call(
    finishPicking,
    { id: order.id, version: (await world.read(order.id)).version },
    'operario',
  );
  expect([early.status, early.error.message]).toEqual([
    409,
    expect.stringContaining('Falta una línea'),
  ]);
  const short = world.must(
    await server.call(
      shortLine,
      { id: order.id, lineId: next?.id, reason: 'Llegó roto' },
      'operario',
    ),
  );
  const done = await server.call(
    finishPicking,
    { id: order.id, version: short.version },
    'operario',
  );
  expect([done.status, done.body.lines[1]?.shortReason]).toEqual([200, 'Llegó roto']);
});

test('a count that differs names the line and not the number; packages hold exactly what was picked', async () => {
  const { product, stockId } = await world.goods(9);
  const order = await world.started([product.id, 5]);
  const picked = world.must(await world.pick(order, 0, stockId, 5));
  const { id } = order;
  const lineId = order.lines[0]?.id ?? 0;
  const { version } = world.must(
    await server.call(finishPicking, { id, version: picked.version }, 'operario'),
  );
  const count = (quantity: number) =>
    server.call(checkOrder, { id, version, lines: [{ lineId, quantity }] }, 'operario');
  const off = await count(4);
  expect([off.status, off.error.detail]).toEqual([409, { lineIds: [lineId] }]);
  expect(off.error.message).not.toContain('5');
  const checked = world.must(await count(5));
  const pack = (quantity: number) =>
    server.call(
      packOrder,
      { id, version: checked.version, packages: [{ items: [{ lineId, quantity }] }] },
      'operario',
    );
  expect([(await pack(4)).status, (await pack(6)).status]).toEqual([409, 409]);
  const packed = world.must(await pack(5));
  const unpacked = world.must(
    await server.call(
      stepBackOrder,
      { id, version: packed.version, reason: 'Caja rota' },
      'operario',
    ),
  );
  expect([unpacked.state, unpacked.packages, unpacked.packageCount]).toEqual(['checked', [], 0]);
});

test('a held order goes on from where it was, and says meanwhile why it waits', async () => {
  const { product } = await world.goods(3);
  const order = await world.started([product.id, 1]);
  const { id } = order;
  const held = world.must(
    await server.call(
      holdOrder,
      { id, version: order.version, reason: 'Falta el remito' },
      'operario',
    ),
  );
  expect([held.state, held.stateBeforeHold, held.holdReason, held.actions]).toEqual([
    'onHold',
    'picking',
    'Falta el remito',
    [],
  ]);
  const again = world.must(await server.call(resumeOrder, { id, version: held.version }, 'jefe'));
  expect([again.state, again.holdReason]).toEqual(['picking', null]);
});

test('an old version is refused with what is stored now; started work is no longer edited', async () => {
  const { product } = await world.goods(3);
  const order = await world.order([product.id, 1]);
  const edit = (version: number, quantity: number) =>
    server.call(
      updateOrder,
      {
        id: order.id,
        version,
        customerId: world.customer.id,
        promisedOn: '2026-12-02',
        lines: [{ productId: product.id, quantity }],
      },
      'jefe',
    );
  expect((await edit(1, 2)).body).toMatchObject({ unitCount: 2, version: 2 });
  const stale = await edit(1, 3);
  expect([stale.status, stale.error.code, stale.error.detail]).toEqual([
    409,
    'conflicto_version',
    expect.objectContaining({ current: expect.objectContaining({ unitCount: 2 }) }),
  ]);
  world.must(await server.call(releaseOrder, { id: order.id, version: 2 }, 'jefe'));
  const late = await edit(3, 4);
  expect([late.status, late.error.message]).toEqual([409, expect.stringContaining('preparación')]);
});

test('the lot that expires first is offered first, and an expired one neither offered nor taken', async () => {
  const { product, location } = await world.goods(0, { lotTracked: true });
  const receive = async (lotCode: string, expiresOn: string) =>
    world.must(
      await server.call(
        adjustStock,
        {
          productId: product.id,
          locationId: location.id,
          lotCode,
          expiresOn,
          kind: 'receipt',
          delta: 5,
          reason: 'Ingreso',
        },
        'jefe',
      ),
    );
  await receive('TARDE', '2030-05-01');
  await receive('PRONTO', '2029-05-01');
  const expired = await receive('VENCIDO', '2020-05-01');
  const order = await world.started([product.id, 6]);
  expect(order.lines[0]?.sources.map((source) => source.lotCode)).toEqual(['PRONTO', 'TARDE']);
  const refused = await world.pick(order, 0, expired.id, 1);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringContaining('vencido'),
  ]);
});
