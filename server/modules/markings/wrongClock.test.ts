import { type MarkingsWorld, markingsWorld } from './testing/markingsWorld';

let world: MarkingsWorld;

beforeAll(async () => {
  world = await markingsWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const DAY = 24;
const measured = (hours: number) => hours * 3_600_000;

test.each([
  ['a day fast, and at the network', DAY, measured(-DAY), 0, 'counted'],
  ['a day slow, and at the network', -DAY, measured(DAY), 0, 'counted'],
  ['a day fast, and away for two hours', DAY - 2, measured(-DAY), -2, 'waiting'],
  ['a day fast, which nobody measured', DAY, null, 0, 'waiting'],
  ['a day slow, which nobody measured', -DAY, null, -DAY, 'waiting'],
] as const)(
  'a telephone that is %s: one punch, never in the future, and whoever manages decides what is not sure',
  async (_what, shows, clockOffset, hour, counts) => {
    const claimedAt = world.stamp(shows).toISOString();
    const first = await world.touch('in', { claimedAt, clockOffset });
    const again = await world.touch('in', { claimedAt, clockOffset });
    expect([first.status, again.status, again.body.same]).toEqual([200, 200, true]);
    const rows = await world.rows();
    expect(rows.map((row) => [row.kind, row.counts])).toEqual([['in', counts]]);
    const off = (rows[0]?.at.getTime() ?? 0) - world.stamp(hour).getTime();
    expect(Math.abs(off)).toBeLessThan(30_000);
  },
);
