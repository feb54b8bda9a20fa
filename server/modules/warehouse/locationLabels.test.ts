import { eq, ne } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { textOf } from '../../../tests/support/pdfTexts';
import { site } from '../../db/schema/organisation';
import { location } from '../../db/schema/warehouse';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

async function shelves(where: 'here' | 'elsewhere', count: number) {
  const { db } = server.services.database;
  const [rosario] = await db.select().from(site).where(eq(site.name, 'Depósito Rosario'));
  const place = where === 'here' ? eq : ne;
  return db
    .select()
    .from(location)
    .where(place(location.siteId, rosario?.id ?? 0))
    .orderBy(location.code)
    .limit(count);
}

async function print(ids: readonly number[] | string, user = 'jefe') {
  const { JWT } = await server.sessionOf(user);
  const asked = typeof ids === 'string' ? ids : ids.join(',');
  const url = `/archivos/ubicaciones/etiquetas.pdf?ids=${asked}`;
  return server.app.inject({ url, headers: { authorization: `Bearer ${JWT}` } });
}

test('fourteen labels fill a sheet, each with its code and what its scanner reads', async () => {
  const rows = await shelves('here', 15);
  const answer = await print([...rows].reverse().map(({ id }) => id));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  const text = await textOf(answer.rawPayload);
  for (const { code, barcode } of rows) {
    expect(text).toContain(code);
    expect(text).toContain(barcode);
  }
  // Labels are sorted by their codes, whatever the order in which they were chosen.
  const [first, second] = rows;
  expect(text.indexOf(first?.barcode ?? '')).toBeLessThan(text.indexOf(second?.barcode ?? ''));
});

test('nobody prints the shelves of a warehouse that is not theirs', async () => {
  const [mine] = await shelves('here', 1);
  const [far] = await shelves('elsewhere', 1);
  const status = async (ids: readonly number[] | string, user?: string) =>
    (await print(ids, user)).statusCode;
  expect(await status([mine?.id ?? 0, far?.id ?? 0])).toBe(404);
  expect(await status([mine?.id ?? 0], 'operario')).toBe(200);
  expect(await status([mine?.id ?? 0], 'empleado')).toBe(403);
  expect(await status('')).toBe(404);
  expect(await status('1 or 1=1')).toBe(404);
});
