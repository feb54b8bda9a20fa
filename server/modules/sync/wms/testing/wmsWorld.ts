import { linkFields } from '@contract/sync/link';
import { listLinkRuns, runLink, saveLink, saveLinkKey } from '@contract/sync/linkAcciones';
import { getOutsideHosts, saveOutsideHosts } from '@contract/sync/outsideAcciones';
import { eq, like } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../../tests/support/buildServer';
import { startOlderWms } from '../../../../../tests/support/olderWms';
import { until } from '../../../../../tests/support/until';
import { account } from '../../../../db/schema/session';
import { product } from '../../../../db/schema/warehouse';

/** Lets the links of a server ask a place of the own network. */
export async function allowOutside(server: TestServer, origin: string): Promise<void> {
  const { version } = (await server.call(getOutsideHosts, {}, 'admin')).body;
  await server.call(saveOutsideHosts, { allowed: [origin], version }, 'admin');
}

/** The account that may bring products in: the administrator of the demo may not. */
export async function chiefOf({ services }: TestServer): Promise<number> {
  const found = await services.database.db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.username, 'jefe'));
  return found[0]?.id ?? 0;
}

/** Runs a link to its end; answers how that run came out. */
export async function runToEnd(server: TestServer, id: number) {
  const { status, error } = await server.call(runLink, { id }, 'admin');
  if (status !== 200) throw new Error(error.message);
  const filters = [{ field: 'linkId', operator: 'is', value: id }];
  const { body } = await until(
    () => server.call(listLinkRuns, { filters }, 'admin'),
    ({ body: { rows } }) => rows.length > 0 && rows.every(({ endedAt }) => endedAt !== null),
  );
  return body.rows[0];
}

/** A server of ours that may ask an older WMS. */
export async function openWmsWorld() {
  const older = await startOlderWms();
  const server = await buildServer();
  const { db } = server.services.database;
  await allowOutside(server, older.origin);
  const chief = await chiefOf(server);

  const fields = (given: object) =>
    linkFields.parse({
      ...{ name: 'Viejo', what: 'productos', via: 'wms', url: older.origin, days: [1], rules: [] },
      ...{ wmsAccion: 'articulo.listado', wmsUser: older.user, wmsPage: 'pagina=0' },
      ...{ rowsPath: 'datos', wmsTotal: 'cantidad', accountId: chief, ...given },
    });
  const giveToken = (id: number, token: string | null) =>
    server.call(saveLinkKey, { id, which: 'token', key: token }, 'admin');

  return {
    older,
    server,
    db,
    fields,
    giveToken,
    makeLink: async (given: object, token: string | null = older.token) => {
      const { body, status, error } = await server.call(saveLink, fields(given), 'admin');
      if (status !== 200) throw new Error(JSON.stringify(error));
      if (token !== null) await giveToken(body.id, token);
      return body;
    },
    run: (id: number) => runToEnd(server, id),
    rowsOf: (prefix: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ Código: `${prefix}-${at}`, Nombre: `Artículo ${at}`, Unidad: 'unidad' },
      })),
    /** The codes of products that begin so. */
    codesOf: async (prefix: string) => {
      const found = await db
        .select({ sku: product.sku })
        .from(product)
        .where(like(product.sku, `${prefix}-%`))
        .orderBy(product.sku);
      return found.map(({ sku }) => sku);
    },
    /** It answers by itself again, and what it was asked is forgotten. */
    calm: () => {
      older.answer(null);
      older.beforeEach(() => undefined);
    },
    close: async () => {
      await server.close();
      await older.stop();
    },
  };
}

export type WmsWorld = Awaited<ReturnType<typeof openWmsWorld>>;
