import {
  removeOwnPhoto,
  removePersonPhoto,
  saveOwnPhoto,
  savePersonPhoto,
} from '@contract/users/photoAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { sendForm } from '../../../tests/support/uploadAs';
import { account } from '../../db/schema/session';

let server: TestServer;
// A red pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
const image = { name: 'cara.png', bytes: png };

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const personOf = async (username: string) => {
  const { db } = server.services.database;
  const [row] = await db.select().from(account).where(eq(account.username, username));
  return row?.personId ?? 0;
};
const photo = async (path: string, as: string) => {
  const { JWT } = await server.sessionOf(as);
  const headers = { authorization: `Bearer ${JWT}` };
  const answer = await server.app.inject({ url: path, headers });
  return answer.headers['content-type'];
};

test('one’s own photo: everybody sees it at a new address, and without it the initials', async () => {
  const id = await personOf('empleado');
  const { status, body } = await sendForm(server, saveOwnPhoto, 'empleado', {}, image);
  expect([status, body.imageUrl]).toEqual([200, expect.stringMatching(/\?v=[0-9a-f]{8}$/)]);
  expect(await photo(body.imageUrl, 'jefe')).toBe('image/webp');
  const gone = await server.call(removeOwnPhoto, {}, 'empleado');
  expect(gone.body.imageUrl).toBe(`/fotos/persona-${id}`);
  expect(await photo(gone.body.imageUrl, 'jefe')).toBe('image/svg+xml');
});

test('the photo of another is for who administers people', async () => {
  const personId = await personOf('operario');
  const fields = { personId: String(personId) };
  expect((await sendForm(server, savePersonPhoto, 'supervisor', fields, image)).status).toBe(403);
  expect((await sendForm(server, savePersonPhoto, 'admin', fields, image)).status).toBe(200);
  expect((await server.call(removePersonPhoto, { personId }, 'jefe')).status).toBe(403);
  expect((await server.call(removePersonPhoto, { personId }, 'admin')).status).toBe(200);
  const nobody = await server.call(removePersonPhoto, { personId: 999_999 }, 'admin');
  expect(nobody.status).toBe(404);
});

test('what only calls itself a picture is refused', async () => {
  const fake = { name: 'foto.png', bytes: Buffer.from('%PDF-1.7 no') };
  const { status, error } = await sendForm(server, saveOwnPhoto, 'empleado', {}, fake);
  expect([status, error.code]).toEqual([415, 'archivo_tipo']);
});
