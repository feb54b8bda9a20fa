import { uploadFile } from '@contract/files/uploadFile';
import { countPostAudience, createPost, updatePost } from '@contract/posts/postAcciones';
import { getOrganisation } from '@contract/users/chartAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { sendForm } from '../../../tests/support/uploadAs';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const bring = async (text: string, as = 'rrhh', purpose = 'postFile') =>
  sendForm(server, uploadFile, as, { purpose }, { name: 'r.pdf', bytes: await payrollPdf([text]) });
const opens = async (url: string, as: string) => {
  const { JWT } = await server.sessionOf(as);
  return (await server.app.inject({ url, headers: { authorization: `Bearer ${JWT}` } })).statusCode;
};
const area = async (name: string) => {
  const { body } = await server.call(getOrganisation, {}, 'rrhh');
  return body.areas.find((one) => one.name === name)?.id ?? 0;
};
const reach = (ids: number[], as = 'rrhh') =>
  server.call(countPostAudience, { audience: { kind: 'area', ids } }, as);

test('a PDF of a post opens for those whom it is written for, and for nobody else', async () => {
  const audience = { kind: 'area' as const, ids: [await area('Comercial')] };
  const { hash } = (await bring('El reglamento nuevo')).body;
  const files = [{ hash, name: 'Reglamento.pdf' }];
  const fields = { title: 'Reglamento', body: '', audience, images: [] };
  const { body: post } = await server.call(createPost, { ...fields, files }, 'rrhh');
  const [file] = post.files;
  expect(file).toMatchObject({ hash, name: 'Reglamento.pdf' });
  if (!file) throw new Error('the post has no file');
  expect([await opens(file.url, 'empleado'), await opens(file.url, 'jefe')]).toEqual([200, 404]);

  const { id, version } = post;
  const taken = await server.call(updatePost, { ...fields, id, version, files: [] }, 'rrhh');
  expect(taken.body.files).toEqual([]);
  expect(await opens(file.url, 'empleado')).toBe(404);
});

test('only a PDF, brought for the wall by whoever publishes it', async () => {
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  const png = { name: 'r.pdf', bytes: picture };
  const refused = await sendForm(server, uploadFile, 'rrhh', { purpose: 'postFile' }, png);
  expect(refused.status).toBe(415);
  expect((await bring('x', 'empleado')).status).toBe(403);

  const { hash } = (await bring('De otra persona', 'supervisor')).body;
  const fields = { title: 'Ajeno', body: '', audience: { kind: 'all' as const } };
  const stolen = { ...fields, files: [{ hash, name: 'a.pdf' }] };
  const { status, error } = await server.call(createPost, stolen, 'rrhh');
  expect([status, error.fields]).toEqual([
    422,
    { files: 'Volvé a subir el PDF: no lo encontramos.' },
  ]);
});

test('who writes is told how many will see it, as far as they may address them', async () => {
  const commercial = await area('Comercial');
  const { rows } = await server.services.database.pool.query(
    `select count(*)::int as people from account a join role r on r.id = a.role_id
       join person p on p.id = a.person_id
     where a.active and p.area_id = $1 and p.leave_date is null
       and r.flags -> 'POSTS' ->> 'SHOW' = 'true'`,
    [commercial],
  );
  expect(rows[0].people).toBeGreaterThan(0);
  expect((await reach([commercial])).body.people).toBe(rows[0].people);
  // The author does not read themselves.
  const own = await reach([commercial], 'supervisor');
  expect(own.body.people).toBe(rows[0].people - 1);
  const others = await reach([await area('Recursos Humanos')], 'supervisor');
  expect([others.status, others.body.people]).toEqual([200, null]);
  expect((await reach([commercial], 'empleado')).status).toBe(403);
});
