import { uploadFile } from '@contract/files/uploadFile';
import { receiveGoods } from '@contract/receiving/intakeAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { plainPng } from '../../../tests/support/plainPng';
import { type ReceivingWorld, receivingWorld } from '../../../tests/support/receivingWorld';
import { sendForm } from '../../../tests/support/uploadAs';

let server: TestServer;
let world: ReceivingWorld;

beforeAll(async () => {
  server = await buildServer();
  world = await receivingWorld(server, 'F');
});
afterAll(() => server.close());

async function photo(user: string, width: number) {
  const bytes = plainPng({ width, height: 40, bits: 8 });
  const file = { name: 'remito.png', bytes };
  const { body } = await sendForm(server, uploadFile, user, { purpose: 'intake' }, file);
  return body.hash;
}

test('the photo of a remito stays with its document, for who sees the warehouse', async () => {
  const { id: supplierId } = await world.supplier();
  const goods = await world.goods();
  const { id } = await world.announce(supplierId, 'F/1', [goods.id, 9]);
  const lines = [{ product: goods.sku, quantity: 4 }];
  const own = await photo('operario', 60);
  const taken = await server.call(receiveGoods, { id, lines, photoHash: own }, 'operario');
  expect(taken.status).toBe(200);
  const [intake] = (await world.read(id)).intakes;
  expect(intake?.photoUrl).toBe(`/archivos/${own}`);
  const status = async (user: string) =>
    (await server.fetchFile(intake?.photoUrl ?? null, user)).statusCode;
  expect([await status('jefe'), await status('operario')]).toEqual([200, 200]);
  expect(await status('empleado')).toBe(404);
});

test('a photo that somebody else brought is not taken for one’s own', async () => {
  const { id: supplierId } = await world.supplier('dos');
  const goods = await world.goods();
  const { id } = await world.announce(supplierId, 'F/2', [goods.id, 9]);
  const lines = [{ product: goods.sku, quantity: 4 }];
  const photoHash = await photo('jefe', 61);
  const refused = await server.call(receiveGoods, { id, lines, photoHash }, 'operario');
  expect(refused.error.fields).toHaveProperty('photoHash');
  expect(await world.lying(goods.id)).toEqual({});
});
