import { and, eq, ne } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { textOf } from '../../../tests/support/pdfTexts';
import { warehouseOrder } from '../../db/schema/orders';
import { site } from '../../db/schema/organisation';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

async function open(path: string, user: string) {
  const { JWT } = await server.sessionOf(user);
  return server.app.inject({ url: path, headers: { authorization: `Bearer ${JWT}` } });
}

async function delivered(where: 'here' | 'elsewhere'): Promise<number[]> {
  const { db } = server.services.database;
  const [rosario] = await db.select().from(site).where(eq(site.name, 'Depósito Rosario'));
  const place = where === 'here' ? eq : ne;
  const rows = await db
    .select({ id: warehouseOrder.id })
    .from(warehouseOrder)
    .where(
      and(eq(warehouseOrder.state, 'delivered'), place(warehouseOrder.siteId, rosario?.id ?? 0)),
    )
    .limit(3);
  return rows.map((row) => row.id);
}

test.each(['remitos', 'etiquetas'])('%s are a PDF with the orders asked for', async (paper) => {
  const ids = await delivered('here');
  const answer = await open(`/archivos/pedidos/${paper}.pdf?ids=${ids.join(',')}`, 'jefe');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const pages = answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThanOrEqual(ids.length);
});

test('nobody prints what they cannot open, not even among others that they can', async () => {
  const [mine] = await delivered('here');
  const [foreign] = await delivered('elsewhere');
  const status = async (ids: string, user: string) =>
    (await open(`/archivos/pedidos/remitos.pdf?ids=${ids}`, user)).statusCode;
  expect(await status(`${mine},${foreign}`, 'jefe')).toBe(404);
  expect(await status(String(foreign), 'jefe')).toBe(404);
  expect(await status(String(mine), 'empleado')).toBe(403);
  expect(await status('', 'jefe')).toBe(404);
  expect(await status('1 or 1=1', 'jefe')).toBe(404);
  const nobody = await server.app.inject({ url: `/archivos/pedidos/remitos.pdf?ids=${mine}` });
  expect(nobody.statusCode).toBe(401);
});

test('a long address and letters from elsewhere reach the paper', async () => {
  const [id = 0] = await delivered('here');
  const address = `Av. Presidente Juan Domingo Perón 12345, ${'piso 3, oficina B, '.repeat(3)}Tucumán`;
  await server.services.database.db
    .update(warehouseOrder)
    .set({ customerName: 'Łukasz Đorđević', address, notes: 'Tocar el timbre\nde atrás' })
    .where(eq(warehouseOrder.id, id));
  for (const paper of ['remitos', 'etiquetas']) {
    const { rawPayload } = await open(`/archivos/pedidos/${paper}.pdf?ids=${id}`, 'jefe');
    const text = (await textOf(rawPayload)).replace(/\s+/g, ' ');
    expect(text).toContain('Łukasz Đorđević');
    if (paper === 'remitos') expect(text).toContain('oficina B, Tucumán Tocar el timbre de atrás');
  }
});
