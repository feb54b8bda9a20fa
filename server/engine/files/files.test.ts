import { createPost } from '@contract/posts/postAcciones';
import { getOrganisation } from '@contract/users/chartAcciones';
import { Transformer } from '@napi-rs/image';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { uploadAs } from '../../../tests/support/uploadAs';

let server: TestServer;
let picture: Uint8Array;

beforeAll(async () => {
  server = await buildServer();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="1500"><rect width="3000" height="1500" fill="#c4573f"/></svg>';
  picture = await Transformer.fromSvg(svg).png();
});
afterAll(() => server.close());

const get = async (url: string, user: string, headers: Record<string, string> = {}) => {
  const { JWT } = await server.sessionOf(user);
  return server.app.inject({ url, headers: { authorization: `Bearer ${JWT}`, ...headers } });
};

test('a large photograph is shrunk and loses the data of the camera', async () => {
  const { status, body } = await uploadAs(server, 'rrhh', 'foto.png', picture);
  expect(status).toBe(200);
  expect(body).toMatchObject({ width: 2048, height: 1024, mime: 'image/webp', name: 'foto.png' });
});

test.each([
  ['a program named as a picture', 'foto.jpg', Buffer.from('MZ\u0090\u0000 this is no picture')],
  ['a PDF', 'recibo.png', Buffer.from('%PDF-1.7\n1 0 obj')],
  [
    'an SVG, which can carry a script',
    'x.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  ['half a picture', 'foto.png', 'half' as const],
  ['nothing', 'foto.png', Buffer.alloc(0)],
])('%s is refused with the reason beside the field', async (_what, name, content) => {
  const bytes = content === 'half' ? picture.slice(0, 600) : content;
  const { status, error } = await uploadAs(server, 'rrhh', name, bytes);
  expect([status, error.code]).toEqual([415, 'archivo_tipo']);
  expect(error.fields?.file).toBeTruthy();
});

test('twenty megabytes are too many, said as such', async () => {
  const { status, error } = await uploadAs(
    server,
    'rrhh',
    'foto.png',
    Buffer.alloc(20 * 1024 * 1024, picture),
  );
  expect([status, error.code]).toEqual([413, 'archivo_grande']);
});

test('the same picture is stored once', async () => {
  const first = await uploadAs(server, 'rrhh', 'a.png', picture);
  const second = await uploadAs(server, 'supervisor', 'b.png', picture);
  expect(first.body.hash).toBe(second.body.hash);
});

test('a picture is seen by who brought it and then by whom the post is for, preview included', async () => {
  const other = await Transformer.fromSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#0b5d63"/></svg>',
  ).png();
  const { body: file } = await uploadAs(server, 'rrhh', 'solo.png', other);
  expect((await get(file.url, 'rrhh')).statusCode).toBe(200);
  expect((await get(file.url, 'empleado')).statusCode).toBe(404);
  const { body: organisation } = await server.call(getOrganisation, {}, 'rrhh');
  const people = organisation.areas.find((row) => row.name === 'Recursos Humanos')?.id ?? 0;
  const forPeople = {
    title: 'Interno',
    audience: { kind: 'area', ids: [people] },
    images: [{ hash: file.hash }],
  };
  const { body: post } = await server.call(createPost, forPeople, 'rrhh');
  const preview = post.images[0]?.previewUrl ?? '';
  expect(preview).not.toBe(file.url);
  expect((await get(file.url, 'empleado')).statusCode).toBe(404);
  expect((await get(preview, 'empleado')).statusCode).toBe(404);
  await server.call(createPost, { ...forPeople, audience: { kind: 'all' } }, 'rrhh');
  expect((await get(preview, 'empleado')).statusCode).toBe(200);
  expect((await get(preview, 'operario')).statusCode).toBe(404);
});

test('ranges answer exactly their bytes, and nonsense does not fail', async () => {
  const { body: file } = await uploadAs(server, 'rrhh', 'foto.png', picture);
  const whole = await get(file.url, 'rrhh');
  const part = await get(file.url, 'rrhh', { range: 'bytes=10-19' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 10-19/${file.size}`);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20));
  expect((await get(file.url, 'rrhh', { range: 'bytes=-5' })).rawPayload).toEqual(
    whole.rawPayload.subarray(-5),
  );
  expect((await get(file.url, 'rrhh', { range: `bytes=${file.size}-` })).statusCode).toBe(416);
  expect((await get(file.url, 'rrhh', { range: 'bytes=9-1,x' })).statusCode).toBe(200);
});

test.each([
  '/archivos/../../etc/passwd',
  '/archivos/%2e%2e%2fanden.json',
  `/archivos/${'0'.repeat(64)}`,
  '/archivos/x',
])('%s opens nothing', async (url) => {
  const { statusCode, body } = await get(url, 'admin');
  expect(statusCode).toBe(404);
  expect(JSON.parse(body)).toMatchObject({ code: 'no_encontrado' });
});
