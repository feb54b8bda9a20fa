import { deleteMessage } from '@contract/chats/messageAcciones';
import { listPinnedMessages, pinMessage } from '@contract/chats/messageAnswerAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { chatWorld } from './testing/chatWorld';

let server: TestServer;
let world: ReturnType<typeof chatWorld>;
beforeAll(async () => {
  server = await buildServer();
  world = chatWorld(server);
});
afterAll(() => server.close());

const pin = (id: number, as: string, pinned = true) => server.call(pinMessage, { id, pinned }, as);
const pinned = async (chatId: number, as: string) =>
  (await world.must(server.call(listPinnedMessages, { chatId }, as))).rows.map(({ body }) => body);

test('whoever looks after a group pins, and all who are in it have it in sight', async () => {
  const id = await world.group('rrhh', ['jefe']);
  const first = await world.say(id, 'jefe', 'El código de la alarma cambió');
  const second = await world.say(id, 'rrhh', 'La reunión es los lunes');
  expect((await pin(first, 'jefe')).status).toBe(409);
  await pin(first, 'rrhh');
  await server.travel({ minutes: 1 });
  await pin(second, 'rrhh');
  await pin(second, 'rrhh');
  expect(await pinned(id, 'jefe')).toEqual([
    'La reunión es los lunes',
    'El código de la alarma cambió',
  ]);
  await pin(second, 'rrhh', false);
  expect(await pinned(id, 'jefe')).toEqual(['El código de la alarma cambió']);
});

test('a deleted message is pinned no more, and who came later sees none of before', async () => {
  const id = await world.direct('rrhh', 'jefe');
  const said = await world.say(id, 'rrhh', 'por error');
  expect((await pin(said, 'jefe')).status).toBe(200);
  await server.call(deleteMessage, { id: said }, 'rrhh');
  expect(await pinned(id, 'jefe')).toEqual([]);
  expect((await pin(said, 'jefe')).status).toBe(409);
});

test('so many are pinned at most, also by two at once', async () => {
  const id = await world.direct('sueldos', 'rrhh');
  const ids: number[] = [];
  for (let at = 0; at < 22; at += 1) ids.push(await world.say(id, 'rrhh', `n${at}`));
  for (const one of ids.slice(0, 19)) await pin(one, 'rrhh');
  const answers = await Promise.all(ids.slice(19).map((one) => pin(one, 'sueldos')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await pinned(id, 'rrhh')).toHaveLength(20);
});
