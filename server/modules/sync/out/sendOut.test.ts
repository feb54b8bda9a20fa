import { listNotifications } from '@contract/notifications/listNotifications';
import { listSync, runLink, saveLink, saveLinkKey } from '@contract/sync/linkAcciones';
import { eq } from 'drizzle-orm';
import { linkFile } from '../../../db/schema/sync';
import { sendFile } from './sendFile';
import { type OutWorld, openOutWorld } from './testing/outWorld';

let world: OutWorld;
const secret = 'Bearer muy-secreta-271';

beforeAll(async () => {
  world = await openOutWorld();
});
afterAll(() => world.close());

const answerWith = (status: number, headers = {}) =>
  world.other.answer((response) => response.writeHead(status, headers).end());

const takenAt = (path: string) => world.other.taken.filter((one) => one.path === path);

/** A link of its own path, so that what it sent is told from what others did. */
async function addTo(path: string, given: object = {}) {
  const url = `${world.other.origin}${path}`;
  const name = `Manda a ${path}`;
  return world.add({ name, via: 'address', url, header: 'X-Api-Key', sendBy: 'PUT', ...given });
}

const keyOf = ({ headers }: { headers: Record<string, unknown> }) => headers['idempotency-key'];

test('a file is sent whole with its key; the same is not sent again unless asked, and then is another sending', async () => {
  const { server, run, rename } = world;
  const made = await addTo('/una');
  answerWith(204);
  const without = await run(made.id);
  expect(without.error).toBe('Falta la clave: cargala en el enlace.');
  expect(takenAt('/una')).toEqual([]);
  await server.call(saveLinkKey, { id: made.id, which: 'key', key: secret }, 'jefe');
  await rename('Uno de la tienda');
  const first = await run(made.id);
  expect([first.state, first.fileHash, first.written]).toEqual(['done', null, first.read]);
  const [taken] = takenAt('/una');
  expect(taken?.body.split('\r\n').filter(Boolean)).toHaveLength(first.read + 1);
  expect(taken?.body).toContain('Uno de la tienda');
  expect(taken?.headers).toMatchObject({
    ...{ 'x-api-key': secret, 'content-type': 'text/csv; charset=utf-8' },
    'content-disposition': `attachment; filename="${first.fileName}"`,
    'content-length': String(Buffer.byteLength(taken?.body ?? '')),
  });
  expect((await run(made.id)).state).toBe('empty');
  expect(takenAt('/una')).toHaveLength(1);
  await run(made.id, { again: true });
  await rename('Dos de la tienda');
  await run(made.id);
  await rename('Uno de la tienda');
  await run(made.id);
  const keys = takenAt('/una').map(keyOf);
  // A content that was taken, changed and changed back is told as new each time.
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(4);
});

test.each<[string, number, object, string]>([
  ['a failure', 500, {}, 'El otro sistema respondió 500.'],
  ['a refusal', 403, {}, 'El otro sistema respondió 403: revisá la clave.'],
  [
    'a redirect',
    307,
    { location: '/adentro' },
    'El otro sistema respondió 307: manda a otra dirección, y eso no se sigue.',
  ],
])(
  '%s is a failed run, and the next try of the same content says that it is the same',
  async (name, status, headers, words) => {
    const path = `/${status}`;
    const made = await addTo(path, { header: '', name });
    answerWith(status, headers);
    const failed = await world.run(made.id);
    expect([failed.state, failed.error, failed.fileHash]).toEqual(['failed', words, null]);
    expect(await world.db.$count(linkFile, eq(linkFile.linkId, made.id))).toBe(0);
    answerWith(201);
    expect((await world.run(made.id)).state).toBe('done');
    const [one, two, ...more] = takenAt(path);
    expect(more).toEqual([]);
    expect(one && keyOf(one)).toBe(two && keyOf(two));
    expect(takenAt('/adentro')).toEqual([]);
  },
);

test('whoever gives the name is told at the second failure, and the board says that it fails', async () => {
  const { server, run } = world;
  const made = await addTo('/dos-veces', { header: '' });
  answerWith(502);
  await run(made.id);
  await run(made.id);
  const { body } = await server.call(listNotifications, {}, 'jefe');
  expect(body.rows.map(({ title }) => title)).toContain(`El enlace ${made.name} falló dos veces`);
  const board = await server.call(listSync, { search: made.name }, 'jefe');
  expect(board.body.rows).toMatchObject([
    { direction: 'out', health: 'failing', whatTitle: 'Productos' },
  ]);
});

const sending: Omit<Parameters<typeof sendFile>[1], 'url'> = {
  method: 'POST',
  format: 'csv',
  ...{ header: '', key: null, name: 'x.csv' },
  ...{ bytes: Buffer.from('x'), onceKey: 'una-vez' },
};

test.each<[string, () => void, string]>([
  ['slow', () => world.other.answer(() => undefined), 'El otro sistema tardó demasiado.'],
  [
    'broken off',
    () => world.other.answer((response) => response.destroy()),
    'No se pudo conectar con el otro sistema.',
  ],
])('another system that is %s took nothing', async (_name, answer, words) => {
  answer();
  const url = `${world.other.origin}/nunca`;
  await expect(sendFile(world.services, { ...sending, url, patienceMs: 300 })).rejects.toThrow(
    words,
  );
});

test('the file goes nowhere inside, whenever that is tried', async () => {
  for (const url of ['https://127.0.0.1/x', 'http://169.254.169.254/', 'https://localhost/x']) {
    await expect(sendFile(world.services, { ...sending, url })).rejects.toThrow();
  }
});

test('the key of a link stays with its place, and another address takes the content anew', async () => {
  const { server, fields, run } = world;
  const made = await addTo('/clave');
  await server.call(saveLinkKey, { id: made.id, which: 'key', key: secret }, 'jefe');
  answerWith(200);
  expect((await run(made.id)).state).toBe('done');
  const { id, name, header, sendBy, version } = made;
  const kept = fields({ ...{ name, header, sendBy }, via: 'address' });
  const url = `${world.other.origin}/otra-ruta`;
  const moved = await server.call(saveLink, { ...kept, url, id, version }, 'jefe');
  expect(moved.body.hasKey).toBe(true);
  expect((await run(made.id)).state).toBe('done');
  expect(takenAt('/otra-ruta')).toHaveLength(1);
  const away = { ...kept, url: 'https://example.com/x', id, version: moved.body.version };
  expect((await server.call(saveLink, away, 'jefe')).body.hasKey).toBe(false);
  expect((await server.call(runLink, { id }, 'empleado')).status).toBe(403);
});
