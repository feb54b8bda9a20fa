import type { FoundRow } from '@contract/search/found';
import { searchAll, showLinks } from '@contract/search/searchAcciones';
import { desc, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { warehouseOrder } from '../../db/schema/orders';
import { partsOf } from '../../engine/module';
import { seedRoles } from '../../seed/roles';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const users = Object.keys(seedRoles);
const cardsOf = async (paths: string[], as: string) => {
  const { status, body, error } = await server.call(showLinks, { paths }, as);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(error)}`);
  return body.cards;
};

/** All that somebody finds by some words, of the kinds whose pages are known by their address. */
async function foundBy(as: string, words: string): Promise<FoundRow[]> {
  const { body } = await until(
    () => server.call(searchAll, { words }, as),
    (answer) => answer.body.groups.every(({ late }) => !late),
  );
  const kinds = new Set(partsOf('finds').flatMap(({ kind, under }) => (under ? [kind] : [])));
  return body.groups.filter(({ kind }) => kinds.has(kind)).flatMap(({ rows }) => rows);
}

jest.setTimeout(120_000);

test('a card says what the search says of the same record, to whoever finds it there', async () => {
  const links = new Set<string>();
  for (const as of users) {
    for (const { title, detail, link } of [
      ...(await foundBy(as, 'mar')),
      ...(await foundBy(as, 'ped')),
    ]) {
      links.add(link);
      const [card] = await cardsOf([link], as);
      expect({ as, ...card?.found }).toMatchObject({ as, title, detail, link });
    }
  }
  expect(links.size).toBeGreaterThan(10);
});

test('a page that somebody may not open, or that is nowhere, has no name for them', async () => {
  const { db } = server.services.database;
  const [order] = await db
    .select({ id: warehouseOrder.id, number: warehouseOrder.number })
    .from(warehouseOrder)
    .orderBy(desc(warehouseOrder.id))
    .limit(1);
  const path = `/orders/${order?.id}`;
  const seen = await cardsOf([path], 'jefe');
  expect(seen).toMatchObject([{ path, found: { title: order?.number, link: path } }]);
  const [hidden] = await cardsOf([path], 'empleado');
  const [nowhere] = await cardsOf(['/orders/2147483646'], 'jefe');
  expect([hidden?.found, nowhere?.found]).toEqual([null, null]);
  expect(JSON.stringify(hidden)).not.toContain(order?.number);
});

test('the pay of somebody is shown to nobody whom their list of pay does not show it', async () => {
  const { rows } = await server.services.database.db.execute<{ id: number; username: string }>(sql`
    select r.id, a.username from receipt r join account a on a.person_id = r.person_id
    where a.username in ('empleado', 'operario') order by r.id limit 1`);
  const [slip] = rows;
  const path = `/receipts/${slip?.id}`;
  const other = slip?.username === 'empleado' ? 'operario' : 'empleado';
  const [own] = await cardsOf([path], slip?.username ?? '');
  const [elses] = await cardsOf([path], other);
  const [managers] = await cardsOf([path], 'supervisor');
  expect(own?.found?.title).toBeTruthy();
  expect([elses?.found, managers?.found]).toEqual([null, null]);
});

test('an address that is no page of a record is no card', async () => {
  expect(await cardsOf(['/admin/roles', '/summary/12', '/orders/9999999999'], 'admin')).toEqual([]);
  const hostile = await server.call(showLinks, { paths: ["/orders/1'--"] }, 'jefe');
  expect(hostile.status).toBe(422);
});
