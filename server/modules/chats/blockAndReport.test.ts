import { randomUUID } from 'node:crypto';
import { blockPerson, listMentionable } from '@contract/chats/chatAcciones';
import { mentionMark } from '@contract/chats/mentionText';
import { deleteMessage, editMessage, sendMessage } from '@contract/chats/messageAcciones';
import { reactToMessage } from '@contract/chats/messageAnswerAcciones';
import {
  getChatReport,
  listChatReports,
  reportMessages,
  saveChatReport,
} from '@contract/chats/reportAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { auditEntry } from '../../db/schema/audit';
import { chatReportedMessage } from '../../db/schema/chatReports';
import { account } from '../../db/schema/session';
import { silenceWords } from './chatRules';
import { chatWorld } from './testing/chatWorld';

let server: TestServer;
let world: ReturnType<typeof chatWorld>;
beforeAll(async () => {
  server = await buildServer();
  world = chatWorld(server);
});
afterAll(() => server.close());

const tries = (chatId: number, as: string, body = 'Hola') =>
  server.call(sendMessage, { chatId, clientId: randomUUID(), body }, as);
const block = (id: number, as: string, blocked = true) =>
  world.must(server.call(blockPerson, { id, blocked }, as));

test('whoever is blocked is told so, and neither writes, corrects nor reacts; in groups all goes on', async () => {
  const id = await world.direct('empleado', 'supervisor');
  const before = await world.say(id, 'supervisor', 'Antes');
  await block(id, 'empleado');
  const refused = await tries(id, 'supervisor');
  expect([refused.status, refused.error.message]).toEqual([409, silenceWords.blocked]);
  expect(await world.see(id, 'supervisor')).toMatchObject({ silence: 'blocked', later: false });
  const edit = { id: before, version: 1, body: 'Después' };
  expect((await server.call(editMessage, edit, 'supervisor')).status).toBe(409);
  const like = { id: before, reaction: 'like' } as const;
  expect((await server.call(reactToMessage, like, 'supervisor')).status).toBe(409);
  const own = await tries(id, 'empleado');
  expect([own.status, own.error.message]).toEqual([409, silenceWords.blocking]);

  const group = await world.group('rrhh', ['empleado', 'supervisor'], 'Los dos están');
  await world.say(group, 'supervisor', 'Para todos');
  expect(await world.bodies(group, 'empleado')).toContain('Para todos');
  const called = `¿Venís, ${mentionMark(await world.personOf('empleado'))}?`;
  expect((await tries(group, 'supervisor', called)).status).toBe(422);
  const { body } = await server.call(listMentionable, { id: group, words: '' }, 'supervisor');
  expect(body.rows.map((row) => row.id)).not.toContain(await world.personOf('empleado'));

  await block(id, 'empleado', false);
  expect((await tries(id, 'supervisor')).status).toBe(200);
});

test('nobody is blocked in a group, nor by somebody who is not in the conversation', async () => {
  const group = await world.group('rrhh', ['jefe'], 'No se bloquea');
  expect((await server.call(blockPerson, { id: group, blocked: true }, 'jefe')).status).toBe(409);
  const id = await world.direct('empleado', 'rrhh');
  expect((await server.call(blockPerson, { id, blocked: true }, 'jefe')).status).toBe(404);
});

const reason = 'Me insultó dos veces delante de todos.';

test('only the messages that were picked are read, as they were, by whoever looks after people', async () => {
  const id = await world.direct('operario', 'jefe');
  const first = await world.say(id, 'jefe', 'Esto es lo que denuncia');
  await world.say(id, 'jefe', 'Esto no lo mostró');
  const sent = await world.must(
    server.call(reportMessages, { chatId: id, messageIds: [first], reason }, 'operario'),
  );
  await world.must(server.call(deleteMessage, { id: first }, 'jefe'));
  const detail = await world.must(server.call(getChatReport, { id: sent.id }, 'admin'));
  expect(detail).toMatchObject({ reason, state: 'open', messages: 1 });
  expect(detail.said.map(({ body }) => body)).toEqual(['Esto es lo que denuncia']);
  for (const as of ['operario', 'jefe', 'supervisor']) {
    expect((await server.call(getChatReport, { id: sent.id }, as)).status).toBe(403);
  }
  const audited = JSON.stringify(await server.services.database.db.select().from(auditEntry));
  expect(audited).not.toContain('Esto es lo que denuncia');
});

test('a report is closed with what was resolved, and not without', async () => {
  const id = await world.direct('operario', 'jefe');
  const said = await world.say(id, 'jefe', 'Otra vez');
  const { id: reportId } = await world.must(
    server.call(reportMessages, { chatId: id, messageIds: [said], reason }, 'operario'),
  );
  const save = (outcome: string, version = 1) =>
    server.call(saveChatReport, { id: reportId, version, state: 'closed', outcome }, 'admin');
  expect((await save('')).status).toBe(422);
  expect((await save('Se habló con los dos.', 7)).status).toBe(409);
  const { body } = await save('Se habló con los dos.');
  expect(body).toMatchObject({ state: 'closed', version: 2 });
  expect(body.closedAt).not.toBeNull();
  const { body: all } = await server.call(listChatReports, {}, 'admin');
  expect(all.rows.find((row) => row.id === reportId)).toMatchObject({ state: 'closed' });
  // The audit is read by administrators whose own messages may be the reported ones.
  const audited = JSON.stringify(await server.services.database.db.select().from(auditEntry));
  for (const words of [reason, 'Se habló con los dos.']) expect(audited).not.toContain(words);
});

test('a message of another conversation, one’s own alone or one that was deleted is not reported', async () => {
  const id = await world.direct('operario', 'jefe');
  const elsewhere = await world.direct('rrhh', 'sueldos');
  const foreign = await world.say(elsewhere, 'rrhh', 'Ajeno');
  const own = await world.say(id, 'operario', 'Mío');
  const gone = await world.say(id, 'jefe', 'Se borra');
  await world.must(server.call(deleteMessage, { id: gone }, 'jefe'));
  for (const messageId of [foreign, own, gone]) {
    const report = { chatId: id, messageIds: [messageId], reason };
    expect((await server.call(reportMessages, report, 'operario')).status).toBe(409);
  }
  const outside = { chatId: elsewhere, messageIds: [foreign], reason };
  expect((await server.call(reportMessages, outside, 'operario')).status).toBe(404);
});

test('nobody reads a report of what they wrote themselves', async () => {
  const { db } = server.services.database;
  const id = await world.direct('operario', 'jefe');
  const said = await world.say(id, 'jefe', 'Lo mío');
  const { id: reportId } = await world.must(
    server.call(reportMessages, { chatId: id, messageIds: [said], reason }, 'operario'),
  );
  const [admin] = await db.select().from(account).where(eq(account.username, 'admin'));
  await db
    .update(chatReportedMessage)
    .set({ authorId: admin?.id ?? 0 })
    .where(eq(chatReportedMessage.reportId, reportId));
  expect((await server.call(getChatReport, { id: reportId }, 'admin')).status).toBe(404);
  const save = { id: reportId, version: 1, state: 'closed', outcome: 'No fue nada.' } as const;
  expect((await server.call(saveChatReport, save, 'admin')).status).toBe(404);
  const { body } = await server.call(listChatReports, { size: 200 }, 'admin');
  expect(body.rows.map((row) => row.id)).not.toContain(reportId);
});
