import { updateNews } from '@contract/news/newsAcciones';
import { eq, sql } from 'drizzle-orm';
import { periodClose } from '../../db/schema/closes';
import { account } from '../../db/schema/session';
import { personEvents } from '../absences/personEvents';
import { type NewsWorld, newsWorld } from './testing/newsWorld';

let world: NewsWorld;

beforeAll(async () => {
  world = await newsWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

test('money is neither of the team nor of the site, and is counted with its sign', async () => {
  const day = { fromDay: '2026-11-20', toDay: '2026-11-20', validated: true };
  const bonus = await world.enter({ ...day, typeId: world.typeOf('PRE'), quantity: '150000.50' });
  await world.enter({ ...day, typeId: world.typeOf('DES'), quantity: '2000' });
  await world.enter({ ...day, typeId: world.typeOf('TAR'), quantity: '1.5' });
  await world.enter({
    ...world.absent({ fromDay: '2026-10-28', toDay: '2026-11-03' }),
    validated: true,
  });
  expect((await world.seen(bonus.body.id, 'supervisor')).status).toBe(404);
  expect((await world.seen(bonus.body.id, 'empleado')).body.quantity).toBe('150000.50');
  const events = await personEvents(world.db, [world.personOf('empleado')], {
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(
    events.map(({ code, unit, quantity, from, paidPercent }) => [
      code,
      unit,
      quantity,
      from,
      paidPercent,
    ]),
  ).toEqual([
    ['ACA', 'days', '3', '2026-11-01', 0],
    ['DES', 'amount', '-2000.00', '2026-11-20', 100],
    ['PRE', 'amount', '150000.50', '2026-11-20', 100],
    ['TAR', 'hours', '1.50', '2026-11-20', 0],
  ]);
});

test('a closed month takes nothing, neither new nor changed nor moved out of it', async () => {
  const { body } = await world.enter(world.absent({ fromDay: '2026-09-29', toDay: '2026-10-02' }));
  const [place] = await world.db.select().from(account).where(eq(account.username, 'empleado'));
  const { rows } = await world.db.execute<{ site_id: number }>(
    sql`select site_id from person where id = ${place?.personId ?? 0}`,
  );
  const closed = {
    siteId: rows[0]?.site_id ?? 0,
    month: '2026-09-01',
    ledger: 'time' as const,
    closedBy: 1,
  };
  await world.db.insert(periodClose).values(closed);
  const codes = [
    await world.ask(world.absent({ fromDay: '2026-09-28', toDay: '2026-09-28' })),
    await world.enter(world.absent({ fromDay: '2026-08-31', toDay: '2026-09-01' })),
    await world.move(body.id, body.version, 'validate'),
    await world.server.call(
      updateNews,
      {
        id: body.id,
        version: body.version,
        ...world.absent({ fromDay: '2026-10-05', toDay: '2026-10-05' }),
      },
      'rrhh',
    ),
  ].map(({ error }) => error.code);
  expect(codes).toEqual(Array(4).fill('periodo_cerrado'));
  // Money is of the pay, which is still open.
  const bonus = {
    typeId: world.typeOf('PRE'),
    fromDay: '2026-09-30',
    toDay: '2026-09-30',
    quantity: '1',
  };
  expect((await world.enter(bonus)).status).toBe(200);
});
