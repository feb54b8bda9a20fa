import { uploadFile } from '@contract/files/uploadFile';
import { listNotifications } from '@contract/notifications/listNotifications';
import {
  commentOrder,
  deleteOrderComment,
  listOrderComments,
} from '@contract/orders/orderCommentAcciones';
import { eq, ne } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { sendForm } from '../../../tests/support/uploadAs';
import { recordCommentFile } from '../../db/schema/comments';
import { warehouseOrder } from '../../db/schema/orders';
import { type OrderWorld, orderWorld } from './testing/orderWorld';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await buildServer();
  world = await orderWorld(server, 'C');
});
afterAll(() => server.close());

async function paper(as: string): Promise<string> {
  const file = { name: 'remito firmado.pdf', bytes: new TextEncoder().encode('%PDF-1.4\n%hola\n') };
  const sent = await sendForm(server, uploadFile, as, { purpose: 'comment' }, file);
  return sent.body.hash;
}

const talk = async (orderId: number, as: string) =>
  world.must(await server.call(listOrderComments, { orderId }, as));

async function anOrder() {
  const { product } = await world.goods(5);
  return world.order([product.id, 1]);
}

test('an order is talked about by who sees it, with files, and who follows it hears', async () => {
  const { id, number } = await anOrder();
  const files = [await paper('operario')];
  const said = world.must(
    await server.call(commentOrder, { orderId: id, body: ' ¿Va con frío? ', files }, 'operario'),
  );
  expect(said).toMatchObject({ body: '¿Va con frío?', canDelete: true });
  world.must(await server.call(commentOrder, { orderId: id, body: 'Sí, en caja' }, 'jefe'));
  const seen = await talk(id, 'jefe');
  expect(seen.total).toBe(2);
  expect(seen.rows.map(({ body, canDelete }) => [body, canDelete])).toEqual([
    ['Sí, en caja', true],
    ['¿Va con frío?', false],
  ]);
  expect(seen.rows[1]?.files).toEqual([
    expect.objectContaining({ name: 'remito firmado.pdf', mime: 'application/pdf' }),
  ]);
  const [file] = seen.rows[1]?.files ?? [];
  const opened = async (as: string) => {
    const { JWT } = await server.sessionOf(as);
    const headers = { authorization: `Bearer ${JWT}` };
    return (await server.app.inject({ url: file?.url ?? '', headers })).statusCode;
  };
  expect([await opened('jefe'), await opened('empleado')]).toEqual([200, 404]);
  const bell = async (as: string) => (await server.call(listNotifications, {}, as)).body.rows[0];
  expect(await bell('jefe')).toMatchObject({
    title: expect.stringMatching(new RegExp(`comentó el pedido ${number}$`)),
    link: `/orders/${id}`,
  });
  expect(await bell('operario')).toMatchObject({
    title: expect.stringContaining(`comentó el pedido ${number}`),
  });
});

test('of another site nothing is read, said nor opened', async () => {
  const { db } = server.services.database;
  const [foreign] = await db
    .select({ id: warehouseOrder.id })
    .from(warehouseOrder)
    .where(ne(warehouseOrder.siteId, world.siteId))
    .limit(1);
  const orderId = foreign?.id ?? 0;
  expect((await server.call(listOrderComments, { orderId }, 'jefe')).status).toBe(404);
  expect((await server.call(commentOrder, { orderId, body: 'Hola' }, 'jefe')).status).toBe(404);
});

test('only what one brought oneself goes with a comment, and nothing at all says nothing', async () => {
  const { id } = await anOrder();
  const stolen = await server.call(
    commentOrder,
    { orderId: id, files: [await paper('operario')] },
    'jefe',
  );
  expect([stolen.status, Object.keys(stolen.error.fields ?? {})]).toEqual([422, ['files.0']]);
  const empty = await server.call(commentOrder, { orderId: id, body: '  ' }, 'jefe');
  expect([empty.status, empty.error.fields]).toEqual([422, { body: 'Escribí un comentario.' }]);
  expect((await talk(id, 'jefe')).total).toBe(0);
});

test('one takes away what is their own, with its files, and nobody else does', async () => {
  const { id } = await anOrder();
  const files = [await paper('operario')];
  const said = world.must(await server.call(commentOrder, { orderId: id, files }, 'operario'));
  const target = { id: said.id, orderId: id };
  expect((await server.call(deleteOrderComment, target, 'jefe')).status).toBe(403);
  world.must(await server.call(deleteOrderComment, target, 'operario'));
  expect(await talk(id, 'jefe')).toEqual({ rows: [], total: 0 });
  const held = await server.services.database.db
    .select()
    .from(recordCommentFile)
    .where(eq(recordCommentFile.commentId, said.id));
  expect(held).toEqual([]);
  expect((await server.call(deleteOrderComment, target, 'operario')).status).toBe(404);
});
