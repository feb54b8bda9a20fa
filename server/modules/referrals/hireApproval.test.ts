import {
  admitReferral,
  beginReferral,
  eraseReferral,
  hireReferral,
  rejectReferral,
} from '@contract/referrals/referralAcciones';
import { createDelegation } from '@contract/workflow/createDelegation';
import { rejectRequest, returnRequest } from '@contract/workflow/requestAcciones';
import { eq } from 'drizzle-orm';
import { type ApprovalsTools, approvalsTools, step } from '../../../tests/support/approvals';
import { approvalDelegation, approvalSeat } from '../../db/schema/approvals';
import { referral, referralBonus } from '../../db/schema/referrals';
import { askedOf } from '../../engine/approvals/askedOf';
import { attendDeadlines } from '../../engine/approvals/deadlines';
import { forgetReferrals } from './forgetReferrals';
import { REFERRAL_HIRE } from './hireRequestType';
import { newPapers } from './testing/newPapers';
import { type ReferralsWorld, referralsWorld } from './testing/referralsWorld';

let world: ReferralsWorld;
let tools: ApprovalsTools;
let openingId = 0;

beforeAll(async () => {
  world = await referralsWorld();
  tools = approvalsTools(world.server);
});
afterAll(() => world.server.close());
beforeEach(async () => {
  await world.clear();
  await tools.forgetDefinitions();
  await world.db.delete(approvalDelegation);
  openingId = (await world.open()).id;
});

/** Defines that a hire with at least this bonus waits for these people. */
async function ruled(from: string, ...usernames: string[]) {
  const people = await Promise.all(usernames.map((username) => tools.byPerson(username)));
  await tools.define({
    ...{ type: REFERRAL_HIRE, name: 'Con bono', steps: [step(...people)] },
    conditions: [{ field: 'bonus', operator: 'atLeast', value: from }],
  });
}

async function inProcess(by = 'empleado', more: object = {}, opening = openingId) {
  await world.apply(await world.share(opening, by), more);
  const { id } = await world.lastRow();
  await world.server.call(beginReferral, await world.now(id), 'rrhh');
  return id;
}

const hire = async (id: number) =>
  world.server.call(
    hireReferral,
    { ...(await world.now(id)), startDay: await world.day(5) },
    'rrhh',
  );

const requestOf = async (id: number) => {
  const request = await askedOf(tools.db, REFERRAL_HIRE, id);
  if (!request) throw new Error('nobody was asked');
  return request;
};
const rowOf = async (id: number) =>
  (await world.db.select().from(referral).where(eq(referral.id, id))).at(0);
const bonuses = (id: number) => world.db.$count(referralBonus, eq(referralBonus.referralId, id));
async function seatsOf(requestId: number) {
  const seats = await world.db
    .select({ accountId: approvalSeat.accountId })
    .from(approvalSeat)
    .where(eq(approvalSeat.requestId, requestId));
  return seats.map(({ accountId }) => accountId);
}
const approve = async (id: number, as: string) => {
  const { id: requestId, version } = await requestOf(id);
  return tools.approve(requestId, version, as);
};

test('a hire below the bonus of a definition waits for nobody, and a bonus for the person who decides counts as none', async () => {
  await ruled('200000.01', 'sueldos');
  const id = await inProcess();
  expect((await hire(id)).body).toEqual({ id, waits: false });
  expect(await bonuses(id)).toBe(2);
  await tools.forgetDefinitions();
  await ruled('1', 'sueldos');
  const other = await inProcess('rrhh', { email: 'otra@correo.example', phone: '011 4444-5555' });
  expect((await hire(other)).body.waits).toBe(false);
});

test('an expensive hire has neither file nor bonus until it was approved; two who approve at once count as one', async () => {
  await ruled('200000', 'sueldos');
  const id = await inProcess();
  expect((await hire(id)).body).toEqual({ id, waits: true });
  const startDay = await world.day(5);
  expect(await rowOf(id)).toMatchObject({ state: 'process', askedDay: startDay, startDay: null });
  expect(await bonuses(id)).toBe(0);
  const papers = newPapers(world.personOf('empleado').areaId, startDay);
  const early = { ...papers, ...(await world.now(id)) };
  expect((await world.server.call(admitReferral, early, 'rrhh')).status).toBe(409);
  expect((await hire(id)).error.message).toBe('Su contratación ya espera aprobación.');
  const { id: requestId } = await requestOf(id);
  expect((await world.seen(id, 'rrhh')).body.awaits).toEqual({ startDay, requestId });
  // The referrer sees the stage, and not that somebody is asked.
  expect((await world.seen(id, 'empleado')).body).toMatchObject({ state: 'process', awaits: null });

  const shown = await tools.read(requestId, 'sueldos');
  expect(shown.title).toContain('200.000,00');
  expect(JSON.stringify(shown)).not.toMatch(/Paredes|lucia/i);
  const both = await Promise.all([approve(id, 'sueldos'), approve(id, 'sueldos')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await rowOf(id)).toMatchObject({ state: 'hired', startDay, askedDay: null });
  expect(await bonuses(id)).toBe(2);
  const { history, awaits } = (await world.seen(id, 'rrhh')).body;
  expect(awaits).toBeNull();
  expect(history.map(({ kind }) => kind)).toEqual([
    'applied',
    'begun',
    'hireAsked',
    'hireApproved',
  ]);
  const late = { ...papers, ...(await world.now(id)) };
  expect((await world.server.call(admitReferral, late, 'rrhh')).status).toBe(200);
});

test.each([
  ['rejected', rejectRequest],
  ['sent back', returnRequest],
] as const)(
  '%s it stays in process, says who decided, and may be asked anew',
  async (_name, accion) => {
    await ruled('1', 'sueldos');
    const id = await inProcess();
    await hire(id);
    const { id: requestId, version } = await requestOf(id);
    const answer = { id: requestId, version, reason: 'Todavía no' };
    expect((await world.server.call(accion, answer, 'sueldos')).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'process', askedDay: null });
    const { history } = (await world.seen(id, 'rrhh')).body;
    const { firstName, lastName } = world.personOf('sueldos');
    expect(history.at(-1)).toMatchObject({
      ...{ kind: 'hireRefused', who: { name: `${lastName}, ${firstName}` } },
    });
    expect((await hire(id)).body.waits).toBe(true);
    expect((await approve(id, 'sueldos')).status).toBe(200);
    expect(await bonuses(id)).toBe(2);
  },
);

test('whoever referred is not asked, and decides in nobody’s name', async () => {
  await ruled('1', 'supervisor', 'sueldos');
  const id = await inProcess('supervisor');
  await hire(id);
  const { id: requestId } = await requestOf(id);
  const { accountId } = await tools.personOf('supervisor');
  expect(await seatsOf(requestId)).not.toContain(accountId);
  const [fromDay, untilDay] = [await world.day(0), await world.day(3)];
  const personId = world.personOf('supervisor').id;
  await world.server.call(createDelegation, { personId, fromDay, untilDay }, 'sueldos');
  const waiting = await requestOf(id);
  expect((await tools.approve(waiting.id, waiting.version, 'supervisor')).status).toBe(403);
  const reason = 'Mejor no';
  const turned = { id: waiting.id, version: waiting.version, reason };
  expect((await world.server.call(rejectRequest, turned, 'supervisor')).status).toBe(403);
  expect(await rowOf(id)).toMatchObject({ state: 'process' });
  expect((await requestOf(id)).state).toBe('pending');
});

test('where only the referrer could decide, others who decide referrals are asked instead', async () => {
  await tools.define({
    ...{ type: REFERRAL_HIRE, name: 'Con bono', conditions: [] },
    steps: [step(await tools.byPerson('supervisor'))],
  });
  const id = await inProcess('supervisor');
  expect((await hire(id)).body).toEqual({ id, waits: true });
  const asked = await seatsOf((await requestOf(id)).id);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain((await tools.personOf('supervisor')).accountId);
  expect(asked).not.toContain((await tools.personOf('rrhh')).accountId);
  expect(await rowOf(id)).toMatchObject({ state: 'process' });
});

test('rejected, erased or forgotten meanwhile, nobody is asked any more', async () => {
  await ruled('1', 'sueldos');
  const words = 'Gracias por tu tiempo: esta vez seguimos con otra persona.';
  const closed = await inProcess();
  await hire(closed);
  await world.server.call(rejectReferral, { ...(await world.now(closed)), words }, 'rrhh');
  expect((await requestOf(closed)).state).toBe('cancelled');
  const erased = await inProcess();
  await hire(erased);
  await world.server.call(eraseReferral, await world.now(erased), 'rrhh');
  expect((await requestOf(erased)).state).toBe('cancelled');
  const forgotten = await inProcess();
  await hire(forgotten);
  expect((await requestOf(forgotten)).state).toBe('pending');
  await world.server.travel({ days: 200 });
  await forgetReferrals(world.db, world.server.services);
  expect((await requestOf(forgotten)).state).toBe('cancelled');
  expect((await approve(forgotten, 'sueldos')).status).toBe(409);
  expect(await rowOf(forgotten)).toMatchObject({ state: 'cancelled', askedDay: null });
});

test('a candidate who waits holds the last place, and the bonus that was asked for does not change meanwhile', async () => {
  await ruled('1', 'sueldos');
  const { id: narrow, version } = await world.open({ places: 1 });
  const first = await inProcess('empleado', {}, narrow);
  const second = await inProcess(
    'empleado',
    { email: 'otra@correo.example', phone: '011 4444-5555' },
    narrow,
  );
  await hire(first);
  expect((await hire(second)).status).toBe(409);
  const dearer = await world.save({ id: narrow, version, places: 1, bonusHired: '900000.00' });
  expect([dearer.status, Object.keys(dearer.error.fields ?? {})]).toEqual([422, ['bonusHired']]);
  expect((await world.save({ id: narrow, version, places: 2 })).status).toBe(200);
  expect((await hire(second)).body.waits).toBe(true);
  expect((await approve(first, 'sueldos')).status).toBe(200);
  expect((await approve(second, 'sueldos')).status).toBe(200);
  expect((await world.invite(narrow, { email: 'tercera@correo.example' })).status).toBe(409);
});

test('a hire that nobody decided in time says so, and the candidate stays in process', async () => {
  await tools.define({
    ...{ type: REFERRAL_HIRE, name: 'Con plazo', conditions: [] },
    steps: [{ ...step(await tools.byPerson('sueldos')), hours: 2, onDeadline: 'expire' }],
  });
  const id = await inProcess();
  await hire(id);
  await world.server.travel({ hours: 3 });
  await attendDeadlines(world.db, world.server.services);
  expect(await rowOf(id)).toMatchObject({ state: 'process', askedDay: null });
  const { history } = (await world.seen(id, 'rrhh')).body;
  expect(history.at(-1)).toMatchObject({ kind: 'hireExpired', who: null });
});
