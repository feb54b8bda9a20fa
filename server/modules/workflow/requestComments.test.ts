import { uploadFile } from '@contract/files/uploadFile';
import { listNotifications } from '@contract/notifications/listNotifications';
import {
  commentRequest,
  deleteRequestComment,
  listRequestComments,
} from '@contract/workflow/requestCommentAcciones';
import { approvalsTools, manager, step } from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { sendForm } from '../../../tests/support/uploadAs';

let server: TestServer;
let tools: ReturnType<typeof approvalsTools>;

beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
});
afterAll(() => server.close());

const say = (requestId: number, body: string, as: string, files: string[] = []) =>
  server.call(commentRequest, { requestId, body, files }, as);

test('who asked and who decides talk of a request with files; to everybody else it does not exist', async () => {
  await tools.define({ steps: [step(manager)] });
  const { id } = await tools.ask('empleado');
  const file = { name: 'nota del banco.pdf', bytes: new TextEncoder().encode('%PDF-1.4\n%x\n') };
  const sent = await sendForm(server, uploadFile, 'supervisor', { purpose: 'comment' }, file);
  const asked = await say(id, '¿Es una cuenta tuya?', 'supervisor', [sent.body.hash]);
  expect(asked.status).toBe(200);
  expect((await say(id, 'Sí, la abrí ayer', 'empleado')).status).toBe(200);
  const { body } = await server.call(listRequestComments, { requestId: id }, 'empleado');
  expect(body.rows.map((row) => [row.body, row.canDelete])).toEqual([
    ['Sí, la abrí ayer', true],
    ['¿Es una cuenta tuya?', false],
  ]);
  const open = async (as: string) => {
    const { JWT } = await server.sessionOf(as);
    const headers = { authorization: `Bearer ${JWT}` };
    const url = body.rows[1]?.files[0]?.url ?? '';
    return (await server.app.inject({ url, headers })).statusCode;
  };
  expect([await open('empleado'), await open('supervisor'), await open('jefe')]).toEqual([
    200, 200, 404,
  ]);
  expect((await say(id, 'Hola', 'jefe')).status).toBe(404);
  expect((await server.call(listRequestComments, { requestId: id }, 'admin')).status).toBe(404);
  const bell = async (as: string) => (await server.call(listNotifications, {}, as)).body.rows[0];
  expect(await bell('empleado')).toMatchObject({ link: `/requests?solicitud=${id}` });
  expect(await bell('supervisor')).toMatchObject({ link: `/workflow?solicitud=${id}` });
  const target = { requestId: id, id: asked.body.id };
  expect((await server.call(deleteRequestComment, target, 'empleado')).status).toBe(403);
  expect((await server.call(deleteRequestComment, target, 'supervisor')).status).toBe(200);
  const after = await server.call(listRequestComments, { requestId: id }, 'empleado');
  expect(after.body.total).toBe(1);
});
