import { getHealth } from '@contract/admin/serverAcciones';
import { uploadFile } from '@contract/files/uploadFile';
import { type UploadPurposeName, uploadPurposes } from '@contract/files/uploadPurposes';
import { createPost, listPosts } from '@contract/posts/postAcciones';
import { serverStatus } from '@contract/server/serverAcciones';
import { Transformer } from '@napi-rs/image';
import type { RoleKey } from '../../../../tests/security/reach/relatives';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { manyPages } from '../../../../tests/support/hostileFiles';
import { sendForm } from '../../../../tests/support/uploadAs';
import { seedRoles } from '../../../seed/roles';
import { heldFlags } from '../../acciones/heldFlags';
import { forgetUploads } from './forgetUploads';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const bring = (user: string, purpose: string, bytes: Uint8Array, name = 'a.csv') =>
  sendForm(server, uploadFile, user, { purpose }, { name, bytes });
const sheet = (text: string) => Buffer.from(`a;b\n${text};2\n`);
const drawn = (color: string) =>
  Transformer.fromSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="${color}"/></svg>`,
  ).png();
const isKept = async (hash: string) => {
  const { rows } = await server.services.database.pool.query(
    'select preview_hash from stored_file where hash = $1',
    [hash],
  );
  const inStore = (await server.services.files.size(hash)) !== null;
  expect(rows.length === 1).toBe(inStore);
  return inStore;
};
const age = (days: number) =>
  server.services.database.pool.query(
    `with f as (update stored_file set created_at = anden_now() - make_interval(days => $1))
     update file_upload set created_at = anden_now() - make_interval(days => $1)`,
    [days],
  );
const forget = () => forgetUploads.run(server.services.database.db, server.services);

const purposes = Object.keys(uploadPurposes) as UploadPurposeName[];
/** Others hold the flag for what is their own. */
const onlyBy: Partial<Record<UploadPurposeName, RoleKey>> = { receipts: 'rrhh', signing: 'rrhh' };
test.each(purposes)('for %s only who may use the file brings it', async (purpose) => {
  const nothing = Buffer.from('MZ no es nada');
  for (const user of Object.keys(seedRoles) as RoleKey[]) {
    const held = heldFlags(uploadPurposes[purpose], seedRoles[user].flags)?.length !== 0;
    const may = onlyBy[purpose] ? onlyBy[purpose] === user : held;
    const { status } = await bring(user, purpose, nothing);
    expect([user, status === 403]).toEqual([user, !may]);
  }
});

test('parts of a document likewise', async () => {
  const users = Object.keys(seedRoles) as RoleKey[];
  const without = users.find((user) => !seedRoles[user].flags.DOCUMENTS) ?? 'operario';
  await server.services.database.pool.query(
    `update role set flags = flags || '{"DOCUMENTS": false}' where id = (select role_id from account where username = $1)`,
    [without],
  );
  const { JWT } = await server.sessionOf(without);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/archivos/partes',
    headers: { authorization: `Bearer ${JWT}` },
    payload: { name: 'a.pdf', size: 10 },
  });
  expect(answer.statusCode).toBe(403);
});

test('what is not used in a day goes, with its content; what a record holds stays', async () => {
  const [used, unused] = [await drawn('#123456'), await drawn('#654321')];
  const { body: kept } = await bring('rrhh', 'post', used, 'a.png');
  const { body: lost } = await bring('rrhh', 'post', unused, 'b.png');
  const { body: rows } = await bring('rrhh', 'import', sheet('x'));
  const post = { title: 'Con foto', audience: { kind: 'all' }, images: [{ hash: kept.hash }] };
  const { body: made } = await server.call(createPost, post, 'rrhh');
  await forget();
  expect(await isKept(lost.hash)).toBe(true);
  await age(2);
  const again = await bring('rrhh', 'import', sheet('x'));
  expect(again.body.hash).toBe(rows.hash);
  await forget();
  expect([await isKept(kept.hash), await isKept(lost.hash), await isKept(rows.hash)]).toEqual([
    true,
    false,
    true,
  ]);
  const preview = made.images[0]?.previewUrl.split('/').pop() ?? '';
  expect(await isKept(preview)).toBe(true);
});

test('one account brings so much for a purpose, until it is used', async () => {
  const { waiting } = uploadPurposes.import;
  await server.services.database.pool.query('delete from file_upload');
  for (let index = 0; index < waiting.files; index += 1) {
    expect((await bring('admin', 'import', sheet(`fila ${index}`))).status).toBe(200);
  }
  const { status, error } = await bring('admin', 'import', sheet('una más'));
  expect([status, error.code]).toEqual([429, 'cuota']);
  expect((await bring('rrhh', 'import', sheet('de otra cuenta'))).status).toBe(200);
  await age(3);
  await forget();
  expect((await bring('admin', 'import', sheet('al otro día'))).status).toBe(200);
});

test('on a full disk files are refused in words, the state says so, and reading goes on', async () => {
  const { files, space } = server.services;
  const keep = jest
    .spyOn(files, 'keep')
    .mockRejectedValue(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const failed = await bring('rrhh', 'import', sheet('no entra'));
  expect([failed.status, failed.error.code]).toEqual([507, 'sin_espacio']);
  keep.mockRestore();
  const state = jest.spyOn(space, 'disk').mockResolvedValue({ freeBytes: 1e6, totalBytes: 1e12 });
  const refused = await bring('rrhh', 'import', sheet('tampoco'));
  expect([refused.status, refused.error.code]).toEqual([507, 'sin_espacio']);
  expect((await server.call(serverStatus, {})).body.storage).toBe('none');
  expect((await server.call(getHealth, {}, 'admin')).body.storage).toBe('none');
  expect((await server.call(listPosts, {}, 'rrhh')).status).toBe(200);
  state.mockRestore();
  expect((await bring('rrhh', 'import', sheet('ahora sí'))).status).toBe(200);
});

test('a PDF that names one page a million times is refused where it is to be signed', async () => {
  const { status, error } = await bring('rrhh', 'signing', manyPages(1_000_000), 'norma.pdf');
  expect([status, error.code]).toEqual([422, 'pdf_pesado']);
  expect(error.fields?.file).toContain('demasiadas páginas');
});
