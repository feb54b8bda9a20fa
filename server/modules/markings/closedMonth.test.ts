import { periodClose } from '../../db/schema/closes';
import { punch } from '../../db/schema/markings';
import { clock } from '../../engine/time/clock';
import { addDays } from '../../engine/time/days';
import { closeForgottenExits } from './closeForgottenExits';
import { type MarkingsWorld, markingsWorld } from './testing/markingsWorld';
import { instantAt } from './wallClock';

let world: MarkingsWorld;

beforeAll(async () => {
  world = await markingsWorld();
  await world.db.delete(periodClose);
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

/** This makes a person who came on the last day of a month, closed by now, and never punched out. */
async function leftOpen() {
  const personId = world.personOf('empleado');
  const day = addDays(`${clock.now().toISOString().slice(0, 7)}-01`, -1);
  await world.db
    .insert(punch)
    .values({ personId, at: instantAt(world.zone, day, '09:00'), kind: 'in', source: 'web', day });
  await world.db.insert(periodClose).values({
    siteId: world.site.id,
    month: `${day.slice(0, 7)}-01`,
    ledger: 'time',
    closedBy: 1,
  });
  return { after: instantAt(world.zone, addDays(day, 2), '09:00') };
}

test('the server writes no forgotten exit into a closed month, and writes it once that is open again', async () => {
  const { after } = await leftOpen();
  await closeForgottenExits(world.db, undefined, after);
  expect((await world.rows()).map(({ kind }) => kind)).toEqual(['in']);
  await world.db.delete(periodClose);
  await closeForgottenExits(world.db, undefined, after);
  expect((await world.rows()).map(({ kind }) => kind)).toEqual(['in', 'out']);
});
