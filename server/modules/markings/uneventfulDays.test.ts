import { listPunchDay } from '@contract/markings/boardAcciones';
import { dayFlags } from '@contract/markings/punch';
import { asc, eq } from 'drizzle-orm';
import { periodClose } from '../../db/schema/closes';
import { area, person, site } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { clock, moveClock, moveClockTo } from '../../engine/time/clock';
import { addDays } from '../../engine/time/days';
import { randomFrom } from '../../seed/randomFrom';
import { personDays } from './personDays';
import { writeAnyDays } from './testing/anyDays';
import { type MarkingsWorld, markingsWorld } from './testing/markingsWorld';
import { uneventfulDays } from './uneventfulDays';
import { instantAt } from './wallClock';

const harmless = ['offline', 'noShift'];
const day = '2026-10-31';
let world: MarkingsWorld;
let aheadMs = 0;

beforeAll(async () => {
  world = await markingsWorld();
  aheadMs = clock.aheadMs();
});
afterEach(() => moveClock(aheadMs));
afterAll(() => world.server.close());

const everybody = () =>
  world.db
    .select({ id: person.id, siteId: person.siteId, zone: site.zone })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .innerJoin(area, eq(area.id, person.areaId))
    .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id));

/** Closes the month of the day everywhere, and leaves the next one open. */
async function closeMonth() {
  const [by] = await world.db.select({ id: account.id }).from(account).limit(1);
  for (const { id } of await world.db.select({ id: site.id }).from(site)) {
    await world.db
      .insert(periodClose)
      .values({ siteId: id, month: '2026-10-01', ledger: 'time', closedBy: by?.id ?? 0 })
      .onConflictDoNothing();
  }
}

const gravityOf = (flags: readonly string[]) => {
  const worst = flags
    .filter((flag) => !harmless.includes(flag))
    .map((flag) => dayFlags.indexOf(flag as never));
  return Math.min(dayFlags.length, ...worst);
};

test.each([
  ['over for days', '2026-11-04', '12:00', false],
  ['over for days, in a month that was closed since', '2026-11-04', '12:00', true],
  ['going on, before its shifts', day, '08:04', false],
  ['going on, in the middle of its shifts', day, '12:15', false],
  ['going on, as its shifts end', day, '15:58', false],
  ['just over', addDays(day, 1), '00:10', false],
])(
  'a day that is %s is listed as if the rules had read everybody',
  async (_name, on, at, closed) => {
    for (const seed of [7, 19, 83, 211]) {
      await world.clear();
      await world.db.delete(periodClose);
      const people = await everybody();
      const own = people.find(({ zone }) => zone === world.zone);
      moveClockTo(instantAt(own?.zone ?? world.zone, on, at));
      await writeAnyDays(world, randomFrom(seed), people, day);
      if (closed) await closeMonth();

      const read = await personDays(world.db, people, { from: day, to: day });
      const skipped = await uneventfulDays(world.db, people, day);
      const flagsOf = (id: number) => read.get(id)?.[0]?.flags ?? [];
      expect([...skipped].filter((id) => gravityOf(flagsOf(id)) < dayFlags.length)).toEqual([]);
      expect([...skipped].filter((id) => !read.get(id)?.[0])).toEqual([]);
      // Otherwise the rules would have read everybody after all.
      expect(skipped.size).toBeGreaterThan(people.length / 10);

      const expected = people
        .flatMap(({ id }) => (read.get(id)?.[0] ? [{ id, grave: gravityOf(flagsOf(id)) }] : []))
        .sort((a, b) => a.grave - b.grave);
      const listed: number[] = [];
      for (let page = 1; listed.length < expected.length && page < 50; page += 1) {
        const { body } = await world.server.call(listPunchDay, { day, page }, 'rrhh');
        listed.push(...body.rows.map(({ id }) => id));
        for (const row of body.rows) expect(row.on).toEqual(read.get(row.id)?.[0]);
        expect(body).toMatchObject({
          total: expected.length,
          toLookAt: expected.filter(({ grave }) => grave < dayFlags.length).length,
          outside: people.filter(({ id }) => read.get(id)?.[0]?.flags.includes('outside')).length,
        });
      }
      expect(listed).toEqual(expected.map(({ id }) => id));
    }
  },
);
