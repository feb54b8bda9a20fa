import { randomUUID } from 'node:crypto';
import { listChatChannels, saveChatChannel } from '@contract/chats/channelAcciones';
import {
  addMembers,
  getChat,
  leaveGroup,
  listChats,
  removeMember,
  renameGroup,
} from '@contract/chats/chatAcciones';
import { listMessages, sendMessage } from '@contract/chats/messageAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { area, person } from '../../db/schema/organisation';
import { chatWorld } from './testing/chatWorld';

let server: TestServer;
let world: ReturnType<typeof chatWorld>;
beforeAll(async () => {
  server = await buildServer();
  world = chatWorld(server);
});
afterAll(() => server.close());

const accountId = async (username: string) => (await server.sessionOf(username)).id;
const write = (chatId: number, as: string) =>
  server.call(sendMessage, { chatId, clientId: randomUUID(), body: 'hola' }, as);

test('who left reads and finds what was said until then, and nothing of later', async () => {
  const id = await world.group('rrhh', ['jefe', 'operario']);
  await world.say(id, 'rrhh', 'presupuesto inicial');
  expect((await server.call(leaveGroup, { id }, 'jefe')).status).toBe(200);
  await world.say(id, 'rrhh', 'presupuesto definitivo');
  expect(await world.bodies(id, 'jefe')).toEqual(['presupuesto inicial']);
  expect(await world.find('presupuesto', 'jefe')).toEqual(['presupuesto inicial']);
  expect((await world.row(id, 'jefe'))?.last?.body).toBe('presupuesto inicial');
  expect(await world.see(id, 'jefe')).toMatchObject({ silence: 'left', actions: [], members: [] });
  const refused = await write(id, 'jefe');
  expect([refused.status, refused.error.message]).toEqual([409, 'Ya no estás en este grupo.']);
});

test('who is added reads from then on, and who comes back too', async () => {
  const id = await world.group('rrhh', ['jefe']);
  await world.say(id, 'rrhh', 'antes');
  const add = async (username: string, as = 'rrhh') =>
    server.call(addMembers, { id, personIds: [await world.personOf(username)] }, as);
  expect((await add('operario', 'jefe')).status).toBe(409);
  expect((await add('operario')).status).toBe(200);
  await world.say(id, 'rrhh', 'después');
  expect(await world.bodies(id, 'operario')).toEqual(['después']);
  await server.call(removeMember, { id, accountId: await accountId('operario') }, 'rrhh');
  await world.say(id, 'rrhh', 'sin operario');
  await add('operario');
  await world.say(id, 'rrhh', 'otra vez');
  expect(await world.bodies(id, 'operario')).toEqual(['otra vez']);
  expect(await world.bodies(id, 'jefe')).toEqual(['antes', 'después', 'sin operario', 'otra vez']);
});

test('a group that its owner leaves is looked after by whoever is in it for longest', async () => {
  const id = await world.group('rrhh', ['jefe', 'operario'], 'Sin dueño');
  await server.call(leaveGroup, { id }, 'rrhh');
  const owners = (await world.see(id, 'jefe')).members.filter(({ owner }) => owner);
  expect(owners).toHaveLength(1);
});

test('two who rename at once: one is told', async () => {
  const id = await world.group('rrhh', ['jefe']);
  const { version } = await world.see(id, 'rrhh');
  const rename = (name: string) => server.call(renameGroup, { id, version, name }, 'rrhh');
  const answers = await Promise.all([rename('Uno'), rename('Otro')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

async function channelOf(areaName: string, more: object = {}) {
  const { db } = server.services.database;
  const [place] = await db.select({ id: area.id }).from(area).where(eq(area.name, areaName));
  const { body } = await server.call(listChatChannels, { size: 200 }, 'admin');
  const known = body.rows.find((row) => row.areaId === place?.id);
  const fields = { areaId: place?.id ?? 0, readOnly: false, active: true, ...more };
  const asked = known ? { id: known.id, version: known.version, ...fields } : fields;
  return world.must(server.call(saveChatChannel, asked, 'admin'));
}

test('a channel has who belongs to its area, from the moment on in which they move', async () => {
  const { id } = await channelOf('Administración');
  const { db } = server.services.database;
  const isIn = async (username: string) =>
    (await server.call(getChat, { id }, username)).status === 200;
  expect([await isIn('empleado'), await isIn('operario')]).toEqual([false, false]);
  const [place] = await db
    .select({ id: area.id, siteId: area.siteId })
    .from(area)
    .where(eq(area.name, 'Administración'));
  const personId = await world.personOf('empleado');
  const [before] = await db.select().from(person).where(eq(person.id, personId));
  const move = (areaId = 0, siteId = 0) =>
    db.update(person).set({ areaId, siteId }).where(eq(person.id, personId));
  await move(place?.id, place?.siteId);
  expect(await isIn('empleado')).toBe(true);
  await world.say(id, 'empleado', 'Soy de acá');
  await move(before?.areaId, before?.siteId);
  expect(await isIn('empleado')).toBe(false);
  expect(await world.find('acá', 'empleado')).toEqual([]);
  expect((await server.call(listMessages, { chatId: id }, 'empleado')).status).toBe(404);
});

test('in a read-only channel those who conduct write, and the others read', async () => {
  const { id } = await channelOf('Preparación Rosario', { readOnly: true });
  const { db } = server.services.database;
  const headed = (headId: number | null) =>
    db.update(area).set({ headId }).where(eq(area.name, 'Preparación Rosario'));
  await headed(null);
  expect((await world.see(id, 'operario')).silence).toBe('readOnly');
  const refused = await write(id, 'operario');
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'En este canal escriben solo quienes conducen el área.',
  ]);
  await headed(await world.personOf('operario'));
  expect((await write(id, 'operario')).status).toBe(200);
});

test('whoever administers closes a channel and reads no conversation', async () => {
  const { id } = await channelOf('Comercial');
  await world.say(id, 'empleado', 'antes de cerrar');
  const closed = await channelOf('Comercial', { active: false });
  expect(JSON.stringify(closed)).not.toContain('antes de cerrar');
  expect((await write(id, 'empleado')).error.message).toBe('Este canal está cerrado.');
  expect((await world.bodies(id, 'empleado')).at(-1)).toBe('antes de cerrar');
  for (const asked of [
    server.call(listChats, {}, 'admin'),
    server.call(listMessages, { chatId: id }, 'admin'),
  ]) {
    expect((await asked).status).toBe(403);
  }
});

test('an area has one channel, which stays with it', async () => {
  const commercial = await channelOf('Comercial');
  const other = await channelOf('Recepción Rosario');
  const twice = { areaId: commercial.areaId, readOnly: false };
  expect((await server.call(saveChatChannel, twice, 'admin')).error.fields).toHaveProperty(
    'areaId',
  );
  const moved = {
    id: other.id,
    version: other.version,
    areaId: commercial.areaId,
    readOnly: false,
  };
  expect((await server.call(saveChatChannel, moved, 'admin')).status).toBe(422);
  const direct = await world.direct('rrhh', 'jefe');
  const theirs = { id: direct, version: 1, areaId: commercial.areaId, readOnly: false };
  expect((await server.call(saveChatChannel, theirs, 'admin')).status).toBe(404);
});

test('urgent is a right of whoever has people in their charge', async () => {
  const id = await world.direct('operario', 'jefe');
  const urgent = (as: string) =>
    server.call(sendMessage, { chatId: id, clientId: randomUUID(), body: 'ya', urgent: true }, as);
  expect((await urgent('operario')).status).toBe(403);
  expect((await urgent('jefe')).status).toBe(200);
});
