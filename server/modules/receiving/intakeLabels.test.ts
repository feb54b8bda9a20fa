import { createArrival } from '@contract/receiving/arrivalAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { textOf } from '../../../tests/support/pdfTexts';
import { type ReceivingWorld, receivingWorld } from '../../../tests/support/receivingWorld';

let server: TestServer;
let world: ReceivingWorld;

beforeAll(async () => {
  server = await buildServer();
  world = await receivingWorld(server, 'L');
});
afterAll(() => server.close());

async function print(ids: readonly number[], user = 'operario') {
  const { JWT } = await server.sessionOf(user);
  const url = `/archivos/recepciones/etiquetas.pdf?ids=${ids.join(',')}`;
  return server.app.inject({ url, headers: { authorization: `Bearer ${JWT}` } });
}

const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('what came in gets a label for each pack, with its lot and how much is in it', async () => {
  const { id: supplierId } = await world.supplier();
  const goods = await world.goods({ lotTracked: true, barcode: '7790895000997' });
  const { id } = await world.must(createArrival, {
    ...world.announced(supplierId, 'L/1', [goods.id, 30]),
    lines: [{ productId: goods.id, quantity: 30, packSize: 12 }],
  });
  const lot = { lotCode: 'L-77', expiresOn: '2027-03-31' };
  const { body } = await world.receive(id, [{ product: goods.sku, quantity: 30, ...lot }]);
  const answer = await print([body.intakeId]);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pagesOf(answer.rawPayload)).toBe(3);
  const text = await textOf(answer.rawPayload);
  for (const said of [goods.sku, 'Lote L-77', 'Vence 31/03/2027', body.number]) {
    expect(text).toContain(said);
  }
  expect(text.match(/12 unidad/g)).toHaveLength(2);
  expect(text).toContain('6 unidad');
});

test('labels are for who sees the warehouse, and of documents that there are', async () => {
  const { id: supplierId } = await world.supplier('dos');
  const goods = await world.goods();
  const { id } = await world.announce(supplierId, 'L/2', [goods.id, 3]);
  const { body } = await world.receive(id, [{ product: goods.sku, quantity: 3 }]);
  const status = async (ids: readonly number[], user?: string) =>
    (await print(ids, user)).statusCode;
  expect(await status([body.intakeId])).toBe(200);
  expect(await status([body.intakeId, 999_999])).toBe(404);
  expect(await status([body.intakeId], 'empleado')).toBe(403);
  expect(await status([])).toBe(404);
});
