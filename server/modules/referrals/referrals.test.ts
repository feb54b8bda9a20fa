import { randomUUID } from 'node:crypto';
import { shareReferralOpening } from '@contract/referrals/openingAcciones';
import {
  askReferralErasure,
  beginReferral,
  eraseReferral,
  hireReferral,
  noteReferral,
  rejectReferral,
} from '@contract/referrals/referralAcciones';
import { eq } from 'drizzle-orm';
import { auditEntry } from '../../db/schema/audit';
import { notification } from '../../db/schema/events';
import { referralNote } from '../../db/schema/referrals';
import { idempotencyKey } from '../../db/schema/session';
import { forgetReferrals } from './forgetReferrals';
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

const words = 'Gracias por tu tiempo: esta vez seguimos con otra persona.';
test('whoever refers sees the stage of their own and nothing else; others nothing at all', async () => {
  await world.apply(await world.share(openingId));
  const { id } = await world.lastRow();
  const body = 'No le contestes todavía.';
  await world.server.call(noteReferral, { id, body }, 'rrhh');
  await world.server.call(beginReferral, await world.now(id), 'rrhh');
  const own = (await world.seen(id, 'empleado')).body;
  expect(own).toMatchObject({
    ...{ name: 'Paredes, Lucía', state: 'process', actions: [], decides: false },
    ...{ email: null, phone: null, message: '', cv: null, notes: [], history: [], words: '' },
  });
  expect(JSON.stringify(own)).not.toContain(candidate.email);
  expect((await world.seen(id, 'supervisor')).status).toBe(404);
  expect(await world.listed('supervisor')).toEqual([]);
  expect((await world.seen(id, 'operario')).status).toBe(403);
  expect((await world.server.call(beginReferral, await world.now(id), 'empleado')).status).toBe(
    403,
  );
  expect((await world.seen(id, 'rrhh')).body).toMatchObject({
    ...{ email: candidate.email, decides: true, notes: [{ body }] },
    history: [{ kind: 'applied', who: null }, { kind: 'begun' }],
  });
  const told = await world.db.select().from(notification);
  expect([...new Set(told.map(({ title }) => title))].sort()).toEqual([
    'Avanzó alguien que referiste',
    'Se postuló alguien por un referido',
    'Se postuló alguien que referiste',
  ]);
  // A bell is not erased with the person.
  expect(JSON.stringify(told)).not.toMatch(/Paredes|Lucía/);
});

test('an opening says what is missing beside its field, and takes nobody once it is closed', async () => {
  const opening = await world.open();
  const wrong = async (more: object) => {
    const { status, error } = await world.save({ id: opening.id, version: 1, ...more });
    return [status, ...Object.keys(error.fields ?? {})];
  };
  expect(await wrong({ until: await world.day(-1) })).toEqual([422, 'until']);
  expect(await wrong({ bonusLater: null })).toEqual([422, 'bonusLater']);
  expect(await wrong({ siteId: 999_999 })).toEqual([422, 'siteId']);
  await world.save({ id: opening.id, version: 1, open: false });
  const share = await world.server.call(shareReferralOpening, { id: opening.id }, 'empleado');
  expect(share.status).toBe(409);
  expect((await world.invite(opening.id)).status).toBe(409);
  expect((await world.save({}, 'empleado')).status).toBe(403);
});

test('a later part without a month waits for the end of probation, as the law has it', async () => {
  expect((await world.open({ bonusMonths: null })).bonusMonths).toBe(6);
});

test('the same person is invited once by one referrer, and nobody learns of others’ invitations', async () => {
  expect((await world.invite(openingId)).status).toBe(200);
  const again = await world.invite(openingId, { email: 'Lucia.Paredes+x@correo.example' });
  expect([again.status, again.error.message]).toEqual([
    409,
    expect.stringContaining('Ya invitaste a esa persona'),
  ]);
  expect((await world.invite(openingId, {}, 'supervisor')).status).toBe(200);
  const nowhere = await world.invite(openingId, { email: null });
  expect(Object.keys(nowhere.error.fields ?? {})).toEqual(['email']);
});

test('an invitation that nobody answers is erased on its day', async () => {
  await world.invite(openingId);
  await world.server.travel({ days: 14 });
  await forgetReferrals(world.db, world.server.services);
  expect(await world.lastRow()).toMatchObject({ state: 'invited', firstName: 'Lucía' });
  await world.server.travel({ days: 1 });
  await forgetReferrals(world.db, world.server.services);
  expect(await world.lastRow()).toMatchObject({
    ...{ state: 'expired', firstName: null, email: null, emailKey: null, code: null },
  });
});

test('two who decide at once: one does it, the other is told', async () => {
  await world.apply(await world.share(openingId));
  const { id } = await world.lastRow();
  const now = await world.now(id);
  const both = await Promise.all([
    world.server.call(beginReferral, now, 'rrhh'),
    world.server.call(rejectReferral, { ...now, words }, 'rrhh'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the last place goes to one of two, and the opening closes', async () => {
  const { id: narrow } = await world.open({ places: 1 });
  const code = await world.share(narrow);
  const ids: number[] = [];
  for (const name of ['a', 'b']) {
    await world.apply(code, {
      email: `${name}@correo.example`,
      phone: `0341 555-000${ids.length}`,
    });
    const { id } = await world.lastRow();
    await world.server.call(beginReferral, await world.now(id), 'rrhh');
    ids.push(id);
  }
  const startDay = await world.day(5);
  const asked = await Promise.all(ids.map((id) => world.now(id)));
  const both = await Promise.all(
    asked.map((one) => world.server.call(hireReferral, { ...one, startDay }, 'rrhh')),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await world.invite(narrow, { email: 'c@correo.example' })).status).toBe(409);
});

test('what is erased is gone from wherever it stood: notes, audit, bells and kept answers', async () => {
  await world.apply(await world.share(openingId), { firstName: 'Zaratustra', lastName: 'Quispe' });
  const { id } = await world.lastRow();
  await world.server.call(noteReferral, { id, body: 'Zaratustra llega tarde.' }, 'rrhh', {
    'idempotency-key': randomUUID(),
  });
  const rejected = { ...(await world.now(id)), words: `Hola Zaratustra: ${words}` };
  await world.server.call(rejectReferral, rejected, 'rrhh', {
    'idempotency-key': randomUUID(),
  });
  await world.server.call(askReferralErasure, await world.now(id), 'rrhh');
  const asked = await world.seen(id, 'rrhh');
  expect(asked.body).toMatchObject({ state: 'rejected', eraseDue: expect.any(String) });
  const answer = await world.server.call(eraseReferral, await world.now(id), 'rrhh');
  expect(answer.body).toEqual({ id });
  const again = await world.server.call(eraseReferral, await world.now(id), 'rrhh');
  expect([again.status, again.error.message]).toEqual([409, 'Sus datos ya se borraron.']);
  expect(await world.db.$count(referralNote)).toBe(0);
  const left = [
    await world.db.select().from(auditEntry).where(eq(auditEntry.entity, 'referral')),
    await world.db.select().from(notification),
    await world.db.select().from(idempotencyKey),
    await world.lastRow(),
  ];
  expect(JSON.stringify(left)).not.toMatch(/Zaratustra|Quispe|paredes/);
  // The row stays and is counted.
  expect(await world.listed('rrhh')).toMatchObject([{ state: 'rejected', name: 'Datos borrados' }]);
});

test('what was kept as long as was promised goes by itself', async () => {
  await world.apply(await world.share((await world.open()).id));
  await world.server.travel({ days: 170 });
  await forgetReferrals(world.db, world.server.services);
  expect((await world.lastRow()).erasedAt).toBeNull();
  await world.server.travel({ days: 20 });
  await forgetReferrals(world.db, world.server.services);
  expect(await world.lastRow()).toMatchObject({ state: 'cancelled', firstName: null });
});
