import { askOwnErasure } from '@contract/referrals/applicationAcciones';
import { cancelReferral, rejectReferral } from '@contract/referrals/referralAcciones';
import { eq } from 'drizzle-orm';
import { bomb } from '../../../tests/support/hostileFiles';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { sendCv } from '../../../tests/support/sendCv';
import { storedFile } from '../../db/schema/files';
import { referral } from '../../db/schema/referrals';
import { forgetUploads } from '../../engine/files/uploads/forgetUploads';
import { daysFromTo } from '../../engine/time/days';
import { monthsAfter } from './bonusRules';
import { newCode } from './codes';
import { erasureDue } from './erasureDue';
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

test('a link that is shared opens the opening; the candidate applies, and comes back with a code of their own', async () => {
  const code = await world.share(openingId);
  // However often it is asked for, a referrer has one link of an opening.
  expect(await world.share(openingId)).toBe(code);
  const { body: offered } = await world.look(code);
  expect(offered).toMatchObject({
    ...{ position: 'Operario de depósito', keepMonths: 6, sent: null },
    offer: { until: await world.day(60), referrer: expect.any(String) },
  });
  const { status, body } = await world.apply(code);
  expect(status).toBe(200);
  expect(await world.lastRow()).toMatchObject({
    ...{ state: 'pending', emailKey: candidate.email, phoneKey: '3415551234' },
    ...{ message: candidate.message, noBonus: null, keepUntil: monthsAfter(await world.day(0), 6) },
  });
  expect((await world.look(body.code)).body).toMatchObject({
    offer: null,
    sent: { stage: 'pending', words: '', eraseDue: null },
  });
  // The link goes on for others; what it tells nobody is who applied.
  expect((await world.look(code)).body.sent).toBeNull();
});

test('who does not agree, or writes no telephone, is told beside the field and nothing is kept', async () => {
  const code = await world.share(openingId);
  const refused = await world.apply(code, { consent: false, phone: 'llamame' });
  expect([refused.status, Object.keys(refused.error.fields ?? {}).sort()]).toEqual([
    422,
    ['consent', 'phone'],
  ]);
  expect(await world.db.$count(referral)).toBe(0);
});

test('an unknown code, an expired, a used and a closed one are answered alike', async () => {
  const dead = async (code: string) => {
    const looked = await world.look(code);
    return [looked.status, looked.error.message, (await world.apply(code)).status];
  };
  const unknown = await dead('no-existe');
  expect(unknown).toEqual([404, expect.stringContaining('no existe o ya venció'), 404]);

  await world.invite(openingId);
  const used = (await world.lastRow()).code ?? '';
  expect((await world.look(used)).status).toBe(200);
  await world.apply(used);
  expect(await dead(used)).toEqual(unknown);

  await world.invite(openingId, { email: 'otra@correo.example' });
  const late = (await world.lastRow()).code ?? '';
  await world.db
    .update(referral)
    .set({ expiresOn: await world.day(-1) })
    .where(eq(referral.code, late));
  expect(await dead(late)).toEqual(unknown);

  const opening = await world.open();
  const shared = await world.share(opening.id);
  await world.save({ id: opening.id, version: 1, open: false });
  expect(await dead(shared)).toEqual(unknown);
});

test('the first who referred somebody keeps the credit, however the second writes the address', async () => {
  const other = await world.open({ position: 'Chofer' });
  await world.apply(await world.share(openingId));
  const twin = { email: 'LUCIA.PAREDES+chofer@correo.example', phone: '+54 9 341 555-1234' };
  const answer = await world.apply(await world.share(other.id, 'supervisor'), twin);
  // Nothing in the answer says that somebody knew them already.
  expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['code']]);
  const second = await world.lastRow();
  expect(second).toMatchObject({
    ...{ state: 'pending', noBonus: 'Antes la había referido otra persona.' },
  });
  const again = await world.apply(await world.share(openingId, 'supervisor'), {
    email: 'x@correo.example',
  });
  expect(await world.lastRow()).toMatchObject({ state: 'duplicate' });
  expect((await world.look(again.body.code)).body.sent).toMatchObject({ stage: 'pending' });
});

test('one that was cancelled or closed holds no credit', async () => {
  await world.invite(openingId);
  const invited = await world.lastRow();
  await world.server.call(cancelReferral, { id: invited.id, version: 1 }, 'empleado');
  expect(await world.lastRow()).toMatchObject({ state: 'cancelled', firstName: null, email: null });
  await world.apply(await world.share(openingId, 'supervisor'));
  const first = await world.lastRow();
  expect(first).toMatchObject({ state: 'pending', noBonus: null });
  const words = 'Gracias por tu tiempo: esta vez seguimos con otra persona.';
  await world.server.call(rejectReferral, { id: first.id, version: 1, words }, 'rrhh');
  await world.apply(await world.share(openingId, 'empleado'));
  expect(await world.lastRow()).toMatchObject({ state: 'pending', noBonus: null });
});

test('sent again because the answer was lost, by two at once too, it is there once with the same link', async () => {
  await world.invite(openingId);
  const code = (await world.lastRow()).code ?? '';
  const ownCode = newCode();
  const both = await Promise.all([world.apply(code, { ownCode }), world.apply(code, { ownCode })]);
  const later = await world.apply(code, { ownCode });
  expect([...both, later].map(({ body }) => body)).toEqual(Array(3).fill({ code: ownCode }));
  expect(await world.db.$count(referral)).toBe(1);
  // A second person does not get in with a link that was used.
  expect((await world.apply(code)).status).toBe(404);
});

test('of two who send the same person at once one is the first', async () => {
  const codes = [await world.share(openingId), await world.share(openingId, 'supervisor')];
  const both = await Promise.all(codes.map((code) => world.apply(code)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await world.db.select({ state: referral.state }).from(referral);
  expect(rows.map(({ state }) => state).sort()).toEqual(['duplicate', 'pending']);
});

test('a CV is what its bytes are: no page, no broken file and no bomb gets in, and nothing of the try stays', async () => {
  const code = await world.share(openingId);
  const fields = { ...candidate, consent: 'true', code, ownCode: newCode() };
  const bytes = await payrollPdf(['Lucía Paredes']);
  for (const [name, hostile] of [
    ['cv.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['cv.pdf', Buffer.from('%PDF-1.7 y nada más')],
    ['cv.pdf', bomb(64)],
  ] as const) {
    const refused = await sendCv(world.server, fields, { name, bytes: hostile });
    expect([415, 422]).toContain(refused.status);
    expect(Object.keys(refused.error.fields ?? {})).toEqual(['cv']);
  }
  expect(await world.db.$count(referral)).toBe(0);
  const name = '../../Lucía 🙌.pdf';
  expect((await sendCv(world.server, fields, { name, bytes })).status).toBe(200);
  const row = await world.lastRow();
  const { body: shown } = await world.seen(row.id, 'rrhh');
  expect(shown.cv).toMatchObject({ mime: 'application/pdf' });
  const url = `/archivos/${row.cvHash}`;
  const opened = async (as: string) => (await world.server.fetchFile(url, as)).statusCode;
  // Their referrer does not read it.
  expect([await opened('rrhh'), await opened('empleado'), await opened('admin')]).toEqual([
    200, 404, 404,
  ]);
});

test('erasing that its candidate asks for has a day, is done by it, and takes the file along', async () => {
  const code = await world.share(openingId);
  const bytes = await payrollPdf(['Lucía Paredes, para borrar']);
  const sent = await sendCv(
    world.server,
    { ...candidate, consent: 'true', code, ownCode: newCode() },
    { name: 'cv.pdf', bytes },
  );
  const own = sent.body.code;
  const both = await Promise.all([
    world.server.call(askOwnErasure, { code: own }),
    world.server.call(askOwnErasure, { code: own }),
  ]);
  const due = await erasureDue(await world.day(0));
  expect(both.map(({ body }) => body)).toEqual([{ due }, { due }]);
  const { cvHash } = await world.lastRow();
  await forgetReferrals(world.db, world.server.services);
  expect((await world.lastRow()).erasedAt).toBeNull();
  await world.server.travel({ days: daysFromTo(await world.day(0), due) - 1 });
  await forgetReferrals(world.db, world.server.services);
  const gone = await world.lastRow();
  expect(gone).toMatchObject({
    ...{ state: 'cancelled', firstName: null, lastName: null, email: null, phone: null },
    ...{ message: null, cvHash: null, ownCodeHash: null, emailKey: null, phoneKey: null },
  });
  await forgetUploads.run(world.db, world.server.services);
  expect(await world.db.$count(storedFile, eq(storedFile.hash, cvHash ?? ''))).toBe(0);
  expect((await world.look(own)).status).toBe(404);
  const [row] = await world.listed('empleado');
  expect(row).toMatchObject({ name: 'Datos borrados', state: 'cancelled' });
});

test('from one place one may send a few an hour, and not without end', async () => {
  const answers: number[] = [];
  for (let turn = 0; turn < 40 && answers.at(-1) !== 429; turn += 1) {
    const code = await world.share(openingId);
    answers.push((await world.apply(code)).status);
  }
  expect(answers.at(-1)).toBe(429);
});
