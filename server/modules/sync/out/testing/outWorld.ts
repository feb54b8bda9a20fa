import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { linkFields } from '@contract/sync/link';
import { runLink, saveLink } from '@contract/sync/linkAcciones';
import { eq, sql } from 'drizzle-orm';
import { buildServer } from '../../../../../tests/support/buildServer';
import { startOutsideServer } from '../../../../../tests/support/outsideServer';
import { until } from '../../../../../tests/support/until';
import { account, role } from '../../../../db/schema/session';
import { linkRun } from '../../../../db/schema/sync';
import { product } from '../../../../db/schema/warehouse';
import { publicReach } from '../../../../engine/outside/outsideReach';

/** A server, another system that takes files, and links of the catalogue that its chief takes out. */
export async function openOutWorld() {
  const other = await startOutsideServer();
  const server = await buildServer({}, { outsideReach: other.reach(publicReach) });
  const { services } = server;
  const { db } = services.database;
  const [chief] = await db.select().from(account).where(eq(account.username, 'jefe'));
  const ofChief = eq(role.id, chief?.roleId ?? 0);
  const flags = sql`${role.flags} || '{"SYNC": true}'::jsonb`;
  await db.update(role).set({ flags }).where(ofChief);

  const fields = (given: object) =>
    linkFields.parse({
      ...{ name: 'Catálogo', direction: 'out', what: 'producto.listar', days: [1], rules: [] },
      ...{ outName: 'catalogo', ...given },
    });

  async function add(given: object, by = 'jefe') {
    const { body, status, error } = await server.call(saveLink, fields(given), by);
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body;
  }

  const runsOf = (linkId: number) =>
    db.select().from(linkRun).where(eq(linkRun.linkId, linkId)).orderBy(linkRun.id);

  const ended = (linkId: number) =>
    until(
      () => runsOf(linkId),
      (all) => all.length > 0 && all.every(({ endedAt }) => endedAt !== null),
    );

  /** Runs it and answers its last run. */
  async function run(id: number, given: object = {}, by = 'jefe') {
    const { status, error } = await server.call(runLink, { id, ...given }, by);
    if (status !== 200) throw new Error(error.message);
    const all = await ended(id);
    const last = all.at(-1);
    if (!last) throw new Error('no run is there');
    return last;
  }

  const folderOf = (folder: string) => path.join(services.config.linksDir, folder);

  return {
    ...{ server, services, db, other, ofChief, fields, add, run, runsOf, ended, folderOf },
    chiefId: chief?.id ?? 0,
    /** Every name in a folder, those that begin with a point too. */
    names: async (folder: string) => (await readdir(folderOf(folder)).catch(() => [])).sort(),
    text: (folder: string, name: string) => readFile(path.join(folderOf(folder), name), 'utf8'),
    rename: (name: string) =>
      db.update(product).set({ name }).where(sql`${product.id} = (select min(id) from product)`),
    close: async () => {
      await server.close();
      await other.stop();
    },
  };
}

export type OutWorld = Awaited<ReturnType<typeof openOutWorld>>;
