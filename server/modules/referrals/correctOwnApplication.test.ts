import { correctOwnApplication } from '@contract/referrals/applicationAcciones';
import { eraseReferral, rejectReferral } from '@contract/referrals/referralAcciones';
import { auditEntry } from '../../db/schema/audit';
import { candidate, type ReferralsWorld, referralsWorld } from './testing/referralsWorld';

let world: ReferralsWorld;
let openingId = 0;

beforeAll(async () => {
  world = await referralsWorld();
});
beforeEach(async () => {
  await world.clear();
  openingId = (await world.open()).id;
});
afterAll(() => world.server.close());

const { consent: _, ...written } = candidate;
const correct = (code: string, more: object) =>
  world.server.call(correctOwnApplication, { ...written, ...more, code });
const applied = async (by = 'empleado', more: object = {}, opening = openingId) =>
  (await world.apply(await world.share(opening, by), more)).body.code;

test('they put right what is kept, at once; the history says so and the audit nothing of it', async () => {
  const code = await applied();
  const before = await world.db.$count(auditEntry);
  expect((await correct(code, { lastName: 'Quispe', email: 'Otra@Correo.example' })).body).toEqual({
    ok: true,
  });
  expect(await world.lastRow()).toMatchObject({
    ...{ state: 'pending', lastName: 'Quispe', emailKey: 'otra@correo.example' },
    ...{ firstName: candidate.firstName, version: 2 },
  });
  expect((await world.look(code)).body.sent?.kept).toMatchObject({ lastName: 'Quispe' });
  const { id } = await world.lastRow();
  const { history } = (await world.seen(id, 'rrhh')).body;
  expect(history.at(-1)).toMatchObject({ kind: 'corrected', who: null });
  const entries = await world.db.select().from(auditEntry);
  expect(entries.length).toBeGreaterThan(before);
  expect(JSON.stringify(entries)).not.toMatch(/Quispe|otra@correo/i);
});

test('another address takes nobody’s credit: the first who referred them keeps it', async () => {
  await applied('supervisor');
  const other = await world.open({ position: 'Chofer' });
  const strange = { email: 'nadie@correo.example', phone: '011 4444-5555' };
  const code = await applied('empleado', strange, other.id);
  expect(await world.lastRow()).toMatchObject({ noBonus: null });
  await correct(code, {});
  expect(await world.lastRow()).toMatchObject({
    ...{ state: 'pending', noBonus: 'Antes la había referido otra persona.' },
  });
});

test('the first of two does not lose it by correcting what the second wrote too', async () => {
  const strange = { email: 'nadie@correo.example', phone: '011 4444-5555' };
  const code = await applied('empleado', strange);
  const { id } = await world.lastRow();
  const other = await world.open({ position: 'Chofer' });
  await applied('supervisor', {}, other.id);
  await correct(code, {});
  expect((await world.seen(id, 'rrhh')).body.noBonus).toBeNull();
});

test('candidates correct their data after the process ended, not after they were erased; a wrong code gets the same answer', async () => {
  const code = await applied();
  const { id } = await world.lastRow();
  const words = 'Gracias por tu tiempo: esta vez seguimos con otra persona.';
  await world.server.call(rejectReferral, { ...(await world.now(id)), words }, 'rrhh');
  expect((await correct(code, { lastName: 'Quispe' })).status).toBe(200);
  await world.server.call(eraseReferral, await world.now(id), 'rrhh');
  const gone = await correct(code, {});
  const never = await correct('no-existe', {});
  expect([gone.status, gone.error.message]).toEqual([404, never.error.message]);
  expect(never.status).toBe(404);
  const shared = await world.share(openingId);
  expect((await correct(shared, {})).status).toBe(404);
});

test('what is wrong is told beside its field and changes nothing', async () => {
  const code = await applied();
  const refused = await correct(code, { phone: 'llamame', firstName: '' });
  expect([refused.status, Object.keys(refused.error.fields ?? {}).sort()]).toEqual([
    422,
    ['firstName', 'phone'],
  ]);
  expect(await world.lastRow()).toMatchObject({ phone: candidate.phone, version: 1 });
});
