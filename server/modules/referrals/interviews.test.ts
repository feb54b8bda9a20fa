import { renewCalendarFeed } from '@contract/holidays/calendarAcciones';
import { cancelInterview, saveInterview } from '@contract/referrals/interviewAcciones';
import { beginReferral, eraseReferral } from '@contract/referrals/referralAcciones';
import { desc } from 'drizzle-orm';
import { notification } from '../../db/schema/events';
import { referralInterview } from '../../db/schema/referrals';
import { type ReferralsWorld, referralsWorld } from './testing/referralsWorld';

let world: ReferralsWorld;
let referralId = 0;
let own = '';

beforeAll(async () => {
  world = await referralsWorld();
});
beforeEach(async () => {
  await world.clear();
  const { id: openingId } = await world.open();
  own = (await world.apply(await world.share(openingId))).body.code;
  referralId = (await world.lastRow()).id;
});
afterAll(() => world.server.close());

const agree = async (more: object = {}) =>
  world.server.call(
    saveInterview,
    {
      ...{ referralId, day: await world.day(3), time: '10:30', minutes: 45 },
      ...{ place: 'Sala grande', personId: world.personOf('supervisor').id, ...more },
    },
    'rrhh',
  );
const lastBell = async () => {
  const [row] = await world.db.select().from(notification).orderBy(desc(notification.id)).limit(1);
  return row;
};

test('an interview is in the candidate’s link, in the interviewer’s calendar and bell, and names nobody outside', async () => {
  expect((await agree()).status).toBe(200);
  expect(await lastBell()).toMatchObject({
    title: 'Te toca una entrevista: Operario de depósito',
    body: expect.stringContaining('10:30 · Sala grande'),
  });
  const { sent } = (await world.look(own)).body;
  expect(sent?.interviews).toMatchObject([{ time: '10:30', place: 'Sala grande' }]);
  const day = (await world.day(3)).replaceAll('-', '');
  // Half past ten in Buenos Aires, three quarters of an hour.
  expect(sent?.interviews[0]?.ics).toContain(`DTSTART:${day}T133000Z`);
  expect(sent?.interviews[0]?.ics).toContain(`DTEND:${day}T141500Z`);
  const { body } = await world.server.call(renewCalendarFeed, { team: false }, 'supervisor');
  const feed = await world.server.app.inject({ url: new URL(body.url).pathname });
  expect(feed.body).toContain('SUMMARY:Entrevista: Operario de depósito (Sala grande)');
  expect(feed.body).not.toMatch(/Paredes|Lucía/);
  expect((await world.seen(referralId, 'empleado')).body.interviews).toEqual([]);
});

test('moved to somebody else both hear of it; cancelled, it is gone from the link', async () => {
  const { id } = (await agree()).body;
  const moved = { id, version: 1, personId: world.personOf('jefe').id };
  expect((await agree(moved)).status).toBe(200);
  const titles = (await world.db.select().from(notification)).map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([expect.stringContaining('Ya no te toca una entrevista')]),
  );
  const stale = await agree({ ...moved, time: '12:00' });
  expect([stale.status, stale.error.code]).toEqual([409, 'conflicto_version']);
  const cancel = () => world.server.call(cancelInterview, { referralId, id, version: 2 }, 'rrhh');
  const both = await Promise.all([cancel(), cancel()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await world.look(own)).body.sent?.interviews).toEqual([]);
});

test('one is agreed for a day to come, with who works here, while the candidate goes on', async () => {
  const fields = async (more: object) => {
    const { status, error } = await agree(more);
    return [status, ...Object.keys(error.fields ?? {})];
  };
  expect(await fields({ day: await world.day(-1) })).toEqual([422, 'day']);
  expect(await fields({ personId: 999_999 })).toEqual([422, 'personId']);
  expect((await agree({ referralId: 999_999 })).status).toBe(404);
  expect((await world.server.call(saveInterview, {}, 'empleado')).status).toBe(403);
  await agree();
  await world.server.call(beginReferral, await world.now(referralId), 'rrhh');
  await world.server.call(eraseReferral, await world.now(referralId), 'rrhh');
  expect((await agree()).status).toBe(409);
  expect(await world.db.$count(referralInterview)).toBe(0);
});
