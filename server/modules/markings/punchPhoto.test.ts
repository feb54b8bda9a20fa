import { uploadFile } from '@contract/files/uploadFile';
import { addPunchPhoto, getPunch, getPunchState } from '@contract/markings/punchAcciones';
import { eq, sql } from 'drizzle-orm';
import { plainPng } from '../../../tests/support/plainPng';
import { sendForm } from '../../../tests/support/uploadAs';
import { punchPhoto } from '../../db/schema/markings';
import { site } from '../../db/schema/organisation';
import { nowIn } from '../../engine/time/nowIn';
import { forgetPunchPhotos } from './forgetPunchPhotos';
import { type MarkingsWorld, markingsWorld } from './testing/markingsWorld';

let world: MarkingsWorld;

beforeAll(async () => {
  world = await markingsWorld();
});
beforeEach(async () => {
  await world.clear();
  await world.db.update(site).set({ punchPhoto: true });
});
afterAll(() => world.server.close());

let shade = 0;

/** A face that nobody brought before. */
async function face(as = 'empleado'): Promise<string> {
  shade += 1;
  const file = { name: 'yo.png', bytes: plainPng({ width: 40 + shade, height: 40, bits: 8 }) };
  const { body } = await sendForm(world.server, uploadFile, as, { purpose: 'punch' }, file);
  return body.hash;
}

const punchOf = async (as = 'empleado') => (await world.touch('in', {}, as)).body.punch.id;
const add = (id: number, photo: string, as = 'empleado') =>
  world.server.call(addPunchPhoto, { id, photo }, as);

async function opens(as: string, url = '') {
  const { JWT } = await world.server.sessionOf(as);
  const headers = { authorization: `Bearer ${JWT}` };
  return (await world.server.app.inject({ url, headers })).statusCode;
}

test('a photo goes to one’s own fresh punch, and is seen by oneself and by who cares for punches', async () => {
  const id = await punchOf();
  expect((await add(id, await face())).status).toBe(200);
  const { body } = await world.server.call(getPunch, { id }, 'rrhh');
  expect(body.photo).toMatchObject({ mime: expect.stringMatching(/^image\//) });
  const url = body.photo?.url;
  expect(await opens('rrhh', url)).toBe(200);
  expect(await opens('empleado', url)).toBe(200);
  // Another depot's, without the right to see punches.
  expect(await opens('operario', url)).toBe(404);
  const second = await add(id, await face());
  expect([second.status, second.error.message]).toEqual([409, 'Esa fichada ya tiene su foto.']);
});

test('no photo for another’s punch, for an old one, for a file of somebody else, or where the site offers none', async () => {
  const id = await punchOf();
  expect((await add(id, await face('operario'), 'operario')).status).toBe(404);
  expect((await add(id, await face('operario'))).status).toBe(422);
  await world.db.execute(sql`update punch set received_at = anden_now() - interval '11 minutes'`);
  expect((await add(id, await face())).error.message).toMatch(/ya pasó demasiado tiempo/);
  await world.db.execute(sql`update punch set received_at = anden_now()`);
  await world.db.update(site).set({ punchPhoto: false });
  expect((await add(id, await face())).error.message).toMatch(/no guarda fotos/);
  const state = await world.server.call(getPunchState, {}, 'empleado');
  expect(state.body.photoDays).toBeNull();
});

test('a photo goes after its days, and the punch stays', async () => {
  const id = await punchOf();
  await add(id, await face());
  const count = () => world.db.$count(punchPhoto, eq(punchPhoto.punchId, id));
  await forgetPunchPhotos(world.db, nowIn().plus({ days: 59 }));
  expect(await count()).toBe(1);
  await forgetPunchPhotos(world.db, nowIn().plus({ days: 61 }));
  expect(await count()).toBe(0);
  const { body } = await world.server.call(getPunch, { id }, 'empleado');
  expect(body).toMatchObject({ id, photo: null });
});
