import { normalizeRoles } from '@contract/session/normalizeRoles';
import { linkFields } from '@contract/sync/link';
import { saveLink, saveLinkKey } from '@contract/sync/linkAcciones';
import { createProgram } from '@contract/sync/programAcciones';
import { eq, like, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { role } from '../../../db/schema/session';
import { product } from '../../../db/schema/warehouse';
import { allowOutside, chiefOf, runToEnd } from './testing/wmsWorld';

let here: TestServer;
let branch: TestServer;
let origin: string;

beforeAll(async () => {
  [here, branch] = await Promise.all([buildServer(), buildServer()]);
  origin = await branch.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all([here.close(), branch.close()]));

/** A key with which a program reads the products of the branch, given by somebody who may see them. */
async function keyOfBranch(): Promise<string> {
  const { db } = branch.services.database;
  const reads = { ORDERS: { show: true } };
  const [reader] = await db
    .insert(role)
    .values({ name: 'Programas que leen productos', scope: 'all', flags: normalizeRoles(reads) })
    .returning({ id: role.id });
  await db
    .update(role)
    .set({ flags: sql`${role.flags} || '{"ORDERS": true}'::jsonb` })
    .where(eq(role.name, 'Administración'));
  const { body, error } = await branch.call(
    createProgram,
    {
      ...{ name: 'La central', note: '', roleId: reader?.id ?? 0, perMinute: 600, days: 30 },
      acciones: ['producto.listar'],
    },
    'admin',
  );
  if (!body.key) throw new Error(JSON.stringify(error));
  return `Bearer ${body.key}`;
}

/** Data that the key may not see come empty, and would be emptied here. */
const notCost = {
  ...{ key: 'cost', from: 'none', column: '', lookup: '', constant: '', table: [] },
  ...{ otherwise: 'keep', day: '', number: '', digits: 0 },
};

test('the products of another Andén come in with the key of a program, and only those that differ are written', async () => {
  const { db } = here.services.database;
  const there = branch.services.database.db;
  const known = await there.$count(product);
  const added = Array.from({ length: 25 }, (_, at) => ({
    ...{ sku: `SUC-${String(at).padStart(2, '0')}`, name: `De la sucursal ${at}`, unit: 'caja' },
  }));
  await there.insert(product).values(added.map((one) => ({ ...one, abcClass: 'C' as const })));

  await allowOutside(here, origin);
  const fields = linkFields.parse({
    ...{ name: 'Sucursal', what: 'productos', via: 'wms', url: origin, days: [1] },
    ...{ wmsAccion: 'producto.listar', wmsParams: 'size=10', wmsPage: 'page' },
    ...{
      header: 'Authorization',
      accountId: await chiefOf(here),
      rules: [notCost],
    },
  });
  const { body: made, error } = await here.call(saveLink, fields, 'admin');
  expect(error.fields).toBeUndefined();
  const { id } = made;
  const run = () => runToEnd(here, id);

  await here.call(saveLinkKey, { id, which: 'token', key: 'anden' }, 'admin');
  await here.call(saveLinkKey, { id, key: 'Bearer and_inventada' }, 'admin');
  expect((await run())?.error).toMatch(/^El otro WMS respondió 401 \(.+\): revisá el token/);
  await here.call(saveLinkKey, { id, key: await keyOfBranch() }, 'admin');
  await here.call(saveLinkKey, { id, which: 'token', key: 'otro' }, 'admin');
  expect((await run())?.error).toMatch(/^El otro WMS respondió 4/);
  await here.call(saveLinkKey, { id, which: 'token', key: 'anden' }, 'admin');

  expect(await run()).toMatchObject({
    ...{ state: 'done', fileName: 'producto.listar', rejected: 0 },
    ...{ read: known + added.length, written: added.length, unchanged: known },
  });
  expect((await run())?.state).toBe('empty');
  const taken = await db
    .select({ sku: product.sku, name: product.name, unit: product.unit })
    .from(product)
    .where(like(product.sku, 'SUC-%'))
    .orderBy(product.sku);
  expect(taken).toEqual(added);
});
