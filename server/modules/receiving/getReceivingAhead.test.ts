import { getReceivingAhead } from '@contract/receiving/aheadAcciones';
import { createArrival } from '@contract/receiving/arrivalAcciones';
import { eq, ne, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type ReceivingWorld, receivingWorld } from '../../../tests/support/receivingWorld';
import { absence } from '../../db/schema/absences';
import { site } from '../../db/schema/organisation';
import { arrival } from '../../db/schema/receiving';
import { addDays } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';

let server: TestServer;
let world: ReceivingWorld;
let today: string;

beforeAll(async () => {
  server = await buildServer();
  world = await receivingWorld(server, 'P');
  today = await todayAt(server.services.database.db, world.siteId);
});
afterAll(() => server.close());

const ahead = (input: { siteId?: number } = {}) => world.must(getReceivingAhead, input);
const loadOn = async (day: string | null) => {
  const { late, days } = await ahead();
  const found = day === null ? late : days.find((one) => one.day === day);
  return { arrivals: found?.arrivals, packs: found?.packs, units: found?.units };
};
const more = (
  { arrivals = 0, packs = 0, units = 0 }: Awaited<ReturnType<typeof loadOn>>,
  by: { arrivals: number; packs: number; units: number },
) => ({ arrivals: arrivals + by.arrivals, packs: packs + by.packs, units: units + by.units });

test('what is expected counts in whole packs, less what came in, on its day or as late', async () => {
  const { db } = server.services.database;
  const tomorrow = addDays(today, 1);
  const [begun, late] = [await loadOn(tomorrow), await loadOn(null)];
  const [one, other] = [await world.goods(), await world.goods()];
  const { id: supplierId } = await world.supplier('P');
  const { id } = await world.must(createArrival, {
    ...{ supplierId, remito: 'P/1', siteId: world.siteId, expectedOn: tomorrow },
    lines: [
      { productId: one.id, quantity: 25, packSize: 10 },
      { productId: other.id, quantity: 4 },
    ],
  });
  expect(await loadOn(tomorrow)).toEqual(more(begun, { arrivals: 1, packs: 7, units: 29 }));
  await world.receive(id, [{ product: one.sku, quantity: 12 }]);
  expect(await loadOn(tomorrow)).toEqual(more(begun, { arrivals: 1, packs: 6, units: 17 }));
  // More than was announced of a product leaves the other as it was.
  await world.receive(id, [{ product: one.sku, quantity: 20, reason: 'Vino de más' }]);
  expect(await loadOn(tomorrow)).toEqual(more(begun, { arrivals: 1, packs: 4, units: 4 }));
  await db
    .update(arrival)
    .set({ expectedOn: addDays(today, -1) })
    .where(eq(arrival.id, id));
  expect(await loadOn(tomorrow)).toEqual(begun);
  expect(await loadOn(null)).toEqual(more(late, { arrivals: 1, packs: 4, units: 4 }));
});

test('beside them stand those who may receive there and were told to work, without those who are away', async () => {
  const { db } = server.services.database;
  const { days } = await ahead();
  const { rows } = await db.execute<{ day: string; people: number[] }>(sql`
    select s.day::text, array_agg(distinct p.id order by p.id) as people
    from planned_shift s join person p on p.id = s.person_id join shift k on k.id = s.shift_id
      join account a on a.person_id = p.id and a.active join role r on r.id = a.role_id
      join jsonb_to_record(r.flags) as f("ORDERS" jsonb) on f."ORDERS" = 'true' or f."ORDERS" ->> 'pick' = 'true'
    where p.site_id = ${world.siteId} and s.day between ${today}::date and ${today}::date + 6
      and s.published_at is not null and k.kind = 'worked'
      and not exists (select from absence b where b.person_id = p.id and b.state = 'firm' and b.part = 'whole'
        and s.day between b.from_day and b.to_day)
    group by 1`);
  const told = Object.fromEntries(rows.map(({ day, people }) => [day, people]));
  const seen = days.map(
    ({ day, people }) => [day, people.map((one) => one.person.id ?? 0)] as const,
  );
  const sorted = seen.map(([day, ids]) => [day, [...new Set(ids)].sort((a, b) => a - b)]);
  expect(sorted).toEqual(days.map(({ day }) => [day, told[day] ?? []]));

  const full = days.find(({ people }) => people.length > 1);
  const gone = full?.people[0]?.person.id ?? 0;
  await db.insert(absence).values({
    ...{ personId: gone, fromDay: full?.day ?? '', toDay: full?.day ?? '', part: 'whole' },
    ...{ state: 'firm', source: 'news', sourceId: 900_000 + gone, label: 'Aviso' },
    ...{ code: 'aviso', paidPercent: 100 },
  });
  const after = (await ahead()).days.find(({ day }) => day === full?.day);
  expect(after?.people.map(({ person }) => person.id)).toEqual(
    full?.people.map(({ person }) => person.id).filter((id) => id !== gone),
  );
});

test('a site out of reach is not found', async () => {
  const { db } = server.services.database;
  const [other] = await db.select({ id: site.id }).from(site).where(ne(site.id, world.siteId));
  const answer = await server.call(getReceivingAhead, { siteId: other?.id ?? 0 }, 'jefe');
  expect(answer.status).toBe(404);
  expect((await server.call(getReceivingAhead, {}, 'operario')).status).toBe(403);
});
