import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linkFields } from '@contract/sync/link';
import { saveLink } from '@contract/sync/linkAcciones';
import { asc, eq, like, sql } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { account, role } from '../../../db/schema/session';
import { linkReject, linkRun, linkStaged } from '../../../db/schema/sync';
import { product } from '../../../db/schema/warehouse';

/** A server with links of the one who looks after products, and what a test asks of their runs. */
export async function openLinkWorld() {
  const server = await buildServer();
  const { services } = server;
  const { db } = services.database;
  const [chief] = await db.select().from(account).where(eq(account.username, 'jefe'));
  await db
    .update(role)
    .set({ flags: sql`${role.flags} || '{"SYNC": true}'::jsonb` })
    .where(eq(role.id, chief?.roleId ?? 0));

  const put = async (folder: string, name: string, text: string | Buffer) => {
    const at = path.join(services.config.linksDir, folder);
    await mkdir(at, { recursive: true });
    await writeFile(path.join(at, name), text);
    await utimes(path.join(at, name), 1_700_000_000, 1_700_000_000);
  };

  return {
    ...{ server, services, db, put },
    /** A link that nobody may save is a fault of the test. */
    add: async (name: string, given: object = {}) => {
      const usual = { name, folder: name, what: 'productos', days: [1], rules: [] };
      const asked = linkFields.parse({ ...usual, ...given });
      // An administrator may not bring products in.
      const { status, body, error } = await server.call(saveLink, asked, 'jefe');
      if (status !== 200) throw new Error(JSON.stringify(error));
      return body;
    },
    /** A run that no task was asked for: the test does its work. */
    beginRun: async (linkId: number) => {
      const [run] = await db
        .insert(linkRun)
        .values({ linkId, state: 'queued', reason: 'hand' })
        .returning();
      return run?.id ?? 0;
    },
    runOf: async (id: number) => (await db.select().from(linkRun).where(eq(linkRun.id, id)))[0],
    rejectsOf: (runId: number) =>
      db
        .select()
        .from(linkReject)
        .where(eq(linkReject.runId, runId))
        .orderBy(asc(linkReject.number)),
    stagedOf: (runId: number) => db.$count(linkStaged, eq(linkStaged.runId, runId)),
    productsLike: (prefix: string) =>
      db
        .select({ sku: product.sku, name: product.name, version: product.version })
        .from(product)
        .where(like(product.sku, `${prefix}%`))
        .orderBy(asc(product.sku)),
    close: () => server.close(),
  };
}

export type LinkWorld = Awaited<ReturnType<typeof openLinkWorld>>;
