import { createPost } from '@contract/posts/postAcciones';
import { signOut } from '@contract/session/sessionAcciones';
import { saveOwnPhoto } from '@contract/users/photoAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { plainPng } from '../../../tests/support/plainPng';
import { sendForm, uploadAs } from '../../../tests/support/uploadAs';

let server: TestServer;
const png = plainPng({ width: 20, height: 20, bits: 8 });

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const cacheOf = async (url: string, user: string) => {
  const { JWT } = await server.sessionOf(user);
  const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${JWT}` } });
  return answer.headers['cache-control'];
};

test('what is somebody’s stays in no browser; the wall and the faces stay until they sign out', async () => {
  const { body: file } = await uploadAs(server, 'rrhh', 'a.png', png);
  expect(await cacheOf(file.url, 'rrhh')).toBe('no-store');
  const post = { title: 'Foto', audience: { kind: 'all' }, images: [{ hash: file.hash }] };
  await server.call(createPost, post, 'rrhh');
  expect(await cacheOf(file.url, 'empleado')).toMatch(/^private, .*immutable/);
  const face = await sendForm(server, saveOwnPhoto, 'rrhh', {}, { name: 'a.png', bytes: png });
  expect(await cacheOf(face.body.imageUrl, 'empleado')).toMatch(/^private/);
});

test('signing out empties what the browser kept', async () => {
  const { id, JWT } = await server.sessionOf('jefe');
  const query = new URLSearchParams({ token: 'anden', accion: signOut.name, nusuario: `${id}` });
  const answer = await server.app.inject({
    method: 'POST',
    url: `/web-service?${query}`,
    headers: { authorization: `Bearer ${JWT}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['clear-site-data']).toBe('"cache"');
});
