import {
  activateKiosk,
  getKioskState,
  listKiosks,
  pairKiosk,
  revokeKiosk,
} from '@contract/markings/kioskAcciones';
import { eq } from 'drizzle-orm';
import { kioskKey } from '../../db/schema/kiosks';
import { type KioskWorld, kioskWorld } from './testing/kioskWorld';

let door: KioskWorld;
let world: KioskWorld['world'];

beforeAll(async () => {
  door = await kioskWorld();
  world = door.world;
});
beforeEach(() => door.clear());
afterAll(() => world.server.close());

test('a kiosk is paired with a code that serves once, and only for a while', async () => {
  const id = await door.newKiosk(world.site.id, 'Comedor');
  const { body } = await world.server.call(pairKiosk, { id }, 'admin');
  const typed = body.code.toLowerCase().replace('-', ' ');
  const first = await world.server.call(activateKiosk, { code: typed });
  expect(first.body.state).toMatchObject({ name: 'Comedor', siteName: world.site.name });
  expect((await world.server.call(activateKiosk, { code: body.code })).status).toBe(422);
  const late = (await world.server.call(pairKiosk, { id }, 'admin')).body.code;
  await world.db
    .update(kioskKey)
    .set({ pairingExpiresAt: world.stamp(-1) })
    .where(eq(kioskKey.kioskId, id));
  const refused = await world.server.call(activateKiosk, { code: late });
  expect([refused.status, refused.error.message]).toEqual([
    422,
    expect.stringMatching(/no sirve: se usó, venció/),
  ]);
  const stored = JSON.stringify(await world.db.select().from(kioskKey));
  expect(stored).not.toContain(first.body.kioskKey);
});

test('whoever guesses pairing codes waits', async () => {
  const answers: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    const { status } = await world.server.call(activateKiosk, { code: `ABCD-EFG${tries + 2}` });
    answers.push(status);
  }
  expect(answers[0]).toBe(422);
  expect(answers.at(-1)).toBe(429);
});

test('the next device of a kiosk puts the one before out of use, and so does revoking', async () => {
  const id = await door.newKiosk(world.site.id, 'Depósito');
  const old = await door.pair(id);
  const young = await door.pair(id);
  const state = (kioskKey: string) => world.server.call(getKioskState, { kioskKey });
  expect((await state(old)).error.code).toBe('kiosco_desconocido');
  expect((await state(young)).status).toBe(200);
  expect((await world.server.call(revokeKiosk, { id }, 'admin')).body.state).toBe('revoked');
  expect((await state(young)).status).toBe(401);
  const refused = await door.show({ code: await door.drawn() }, { kioskKey: young });
  expect([refused.status, await world.rows()]).toEqual([401, []]);
  const { rows } = (await world.server.call(listKiosks, {}, 'admin')).body;
  expect(rows.find((row: { id: number }) => row.id === id)).toMatchObject({ state: 'revoked' });
});
