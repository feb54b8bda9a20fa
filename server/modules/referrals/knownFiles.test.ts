import {
  admitReferral,
  beginReferral,
  hireReferral,
  linkReferral,
} from '@contract/referrals/referralAcciones';
import { reactivatePerson } from '@contract/users/personAcciones';
import { eq, isNotNull, like } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { referralBonus } from '../../db/schema/referrals';
import { payBonuses } from './payBonuses';
import { newPapers } from './testing/newPapers';
import { candidate, type ReferralsWorld, referralsWorld } from './testing/referralsWorld';

let world: ReferralsWorld;
let openingId = 0;

beforeAll(async () => {
  world = await referralsWorld();
});
beforeEach(async () => {
  await world.clear();
  await world.db.delete(person).where(like(person.docket, 'REF-%'));
  openingId = (await world.open()).id;
});
afterAll(() => world.server.close());

interface Before {
  /** How many days ago they stopped working; undefined for somebody who still works here. */
  leftAgo?: number;
  email?: string | null;
}

/** A file that somebody has already. */
async function file({ leftAgo, email = candidate.email }: Before = {}) {
  const { siteId, areaId } = world.personOf('empleado');
  const leaveDate = leftAgo === undefined ? null : await world.day(-leftAgo);
  const [row] = await world.db
    .insert(person)
    .values({
      ...{ ...newPapers(areaId, '2024-03-01'), siteId, email },
      ...{ leaveDate, leaveReason: leaveDate && 'resignation' },
    })
    .returning();
  if (!row) throw new Error('a file was not stored');
  return row;
}

/** A candidate who is in process. */
async function inProcess(more: object = {}, opening = openingId, by = 'empleado') {
  await world.apply(await world.share(opening, by), more);
  const { id } = await world.lastRow();
  await world.server.call(beginReferral, await world.now(id), 'rrhh');
  return id;
}

const hire = async (id: number, ahead = 5) =>
  world.server.call(
    hireReferral,
    { ...(await world.now(id)), startDay: await world.day(ahead) },
    'rrhh',
  );
const link = async (id: number, named: object, as = 'rrhh') =>
  world.server.call(linkReferral, { ...(await world.now(id)), ...named }, as);
const admit = async (id: number, papers: object) =>
  world.server.call(
    admitReferral,
    {
      ...newPapers(world.personOf('empleado').areaId, await world.day(5)),
      ...papers,
      ...(await world.now(id)),
    },
    'rrhh',
  );
const told = ({ status, error }: { status: number; error: { message: string } }) => [
  status,
  error?.message,
];

test('whoever works here is not hired again, however the address is written', async () => {
  const { docket } = await file({ email: 'Lucia.Paredes@correo.example' });
  const id = await inProcess({ email: 'lucia.paredes+otra@correo.example' });
  const shown = (await world.seen(id, 'rrhh')).body;
  expect(shown.knownFiles).toEqual([expect.objectContaining({ docket, leaveDate: null })]);
  expect((await world.seen(id, 'empleado')).body.knownFiles).toEqual([]);
  expect(told(await hire(id))).toEqual([409, expect.stringContaining(docket)]);
  expect(await world.lastRow()).toMatchObject({ state: 'process' });
});

test('two openings do not hire the same person, by two at once either', async () => {
  const other = await world.open({ position: 'Chofer' });
  const ids = [await inProcess(), await inProcess({}, other.id, 'supervisor')];
  const both = await Promise.all(ids.map((id) => hire(id)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const again = both.find(({ status }) => status === 409);
  expect(again?.error.message).toContain('otra búsqueda');
});

test('a former worker’s file is offered by its address and is used again; the bonus waits until it is reactivated', async () => {
  const { id: personId, docket, version } = await file({ leftAgo: 40 });
  const id = await inProcess();
  expect((await hire(id)).status).toBe(200);
  expect((await world.seen(id, 'rrhh')).body.knownFiles).toMatchObject([{ personId, docket }]);
  const people = await world.db.$count(person);
  expect((await link(id, { personId })).status).toBe(200);
  expect(await world.db.$count(person)).toBe(people);
  const linked = (await world.seen(id, 'rrhh')).body;
  expect(linked).toMatchObject({ personId, personLeft: true, knownFiles: [] });
  expect(linked.history.at(-1)).toMatchObject({ kind: 'linked' });
  const { services } = world.server;
  await world.server.travel({ days: 6 });
  await payBonuses(world.db, services);
  const states = async () =>
    (await world.seen(id, 'empleado')).body.bonuses.map(({ state }) => state);
  expect(await states()).toEqual(['waiting', 'waiting']);
  expect(
    (await world.server.call(reactivatePerson, { id: personId, version }, 'rrhh')).status,
  ).toBe(200);
  await Promise.all([payBonuses(world.db, services), payBonuses(world.db, services)]);
  expect(await states()).toEqual(['made', 'waiting']);
  expect(await world.db.$count(referralBonus, isNotNull(referralBonus.newsId))).toBe(1);
  expect((await world.seen(id, 'rrhh')).body.personLeft).toBe(false);
});

test('a CUIL that has a file makes no second one, and links the one of before', async () => {
  const former = await file({ leftAgo: 400, email: null });
  const id = await inProcess();
  await hire(id);
  const { dni, cuil } = former;
  const twin = await admit(id, { dni, cuil });
  expect([twin.status, twin.error.fields?.cuil]).toEqual([
    422,
    expect.stringContaining(former.docket),
  ]);
  const unknown = await link(id, { cuil: '20111111112' });
  expect([unknown.status, Object.keys(unknown.error.fields ?? {})]).toEqual([422, ['cuil']]);
  expect((await link(id, { cuil })).status).toBe(200);
  expect(await world.lastRow()).toMatchObject({ personId: former.id });
  expect(told(await link(id, { cuil }))).toEqual([409, 'Su legajo ya se dio de alta.']);
});

test('a file that nothing shows to be theirs is not linked, nor that of somebody who works here', async () => {
  const stranger = await file({ leftAgo: 40, email: 'otra@correo.example' });
  const id = await inProcess();
  await hire(id);
  expect((await link(id, { personId: stranger.id })).status).toBe(409);
  expect((await link(id, {})).status).toBe(409);
  const { cuil, docket } = await file({ email: null });
  expect(told(await link(id, { cuil }))).toEqual([409, expect.stringContaining(docket)]);
  expect((await link(id, { cuil: stranger.cuil }, 'empleado')).status).toBe(403);
  expect(await world.lastRow()).toMatchObject({ personId: null });
});

test('a person who comes back comes back once, and may be referred again after another time here', async () => {
  const former = await file({ leftAgo: 40, email: null });
  const other = await world.open({ position: 'Chofer' });
  const ids = [
    await inProcess(),
    await inProcess({ email: 'otra@correo.example', phone: '011 4444-5555' }, other.id),
  ];
  for (const id of ids) expect((await hire(id)).status).toBe(200);
  const both = await Promise.all(ids.map((id) => link(id, { cuil: former.cuil })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  // They came back, and left once more.
  await world.db
    .update(person)
    .set({ leaveDate: await world.day(8) })
    .where(eq(person.id, former.id));
  const third = await inProcess({ email: 'tercera@correo.example', phone: '011 4444-6666' });
  expect((await hire(third, 20)).status).toBe(200);
  expect((await link(third, { cuil: former.cuil })).status).toBe(200);
});

test('whoever refers themselves from another address gets nothing once their file is linked', async () => {
  const { id: ownId, cuil } = world.personOf('supervisor');
  const leaves = (leaveDate: string | null) =>
    world.db
      .update(person)
      .set({ leaveDate, leaveReason: leaveDate && 'resignation' })
      .where(eq(person.id, ownId));
  const id = await inProcess({}, openingId, 'supervisor');
  await leaves(await world.day(2));
  await hire(id);
  expect((await world.seen(id, 'rrhh')).body.bonuses).toHaveLength(2);
  expect((await link(id, { cuil })).status).toBe(200);
  await leaves(null);
  expect((await world.seen(id, 'rrhh')).body).toMatchObject({
    ...{ bonuses: [], noBonus: 'Nadie se refiere a sí mismo.' },
  });
});
