import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linkFields } from '@contract/sync/link';
import { runLink, saveLink, saveLinkKey } from '@contract/sync/linkAcciones';
import { eq, like, sql } from 'drizzle-orm';
import { buildServer } from '../../../../../tests/support/buildServer';
import { until } from '../../../../../tests/support/until';
import { account, role } from '../../../../db/schema/session';
import { linkRun } from '../../../../db/schema/sync';
import { product } from '../../../../db/schema/warehouse';
import { readSection, writeSection } from '../../../../engine/settings/settingsSections';
import { PASSWORD, startSftpServer, USER } from './sftpServer';

/** A server, another one of files that it may reach, and links between both that the chief of the warehouse makes. */
export async function openSftpWorld() {
  const other = await startSftpServer();
  const server = await buildServer();
  const { services } = server;
  const { db } = services.database;
  const [chief] = await db.select().from(account).where(eq(account.username, 'jefe'));
  const flags = sql`${role.flags} || '{"SYNC": true}'::jsonb`;
  await db
    .update(role)
    .set({ flags })
    .where(eq(role.id, chief?.roleId ?? 0));

  async function allow(...origins: string[]) {
    const { value, version } = await readSection(db, 'outside');
    const allowed = [...new Set([...value.allowed, ...origins])];
    await writeSection(db, 'outside', version, { allowed });
  }
  await allow(other.origin);

  const at = { via: 'sftp', sftpHost: other.host, sftpUser: USER, sftpPrint: other.print };
  const fieldsIn = (given: object) =>
    linkFields.parse({
      ...{ name: 'Entra', what: 'productos', folder: 'salida', days: [1], rules: [] },
      ...{ ...at, ...given },
    });
  const fieldsOut = (given: object) =>
    linkFields.parse({
      ...{ name: 'Sale', direction: 'out', what: 'producto.listar', days: [1], rules: [] },
      ...{ outName: 'catalogo', folder: 'salida', ...at, ...given },
    });

  async function add(fields: ReturnType<typeof fieldsIn>, login: string | null = PASSWORD) {
    const { body, status, error } = await server.call(saveLink, fields, 'jefe');
    if (status !== 200) throw new Error(JSON.stringify(error));
    if (login !== null) await giveLogin(body.id, login);
    return body;
  }

  const giveLogin = (id: number, key: string) =>
    server.call(saveLinkKey, { id, which: 'login', key }, 'jefe');

  const runsOf = (linkId: number) =>
    db.select().from(linkRun).where(eq(linkRun.linkId, linkId)).orderBy(linkRun.id);

  /** Runs it, and whatever it begins by itself after that, and answers its runs. */
  async function run(id: number, given: object = {}) {
    const { status, error } = await server.call(runLink, { id, ...given }, 'jefe');
    if (status !== 200) throw new Error(error.message);
    return until(
      () => runsOf(id),
      (all) => all.length > 0 && all.every(({ endedAt }) => endedAt !== null),
    );
  }

  const fileAt = (name: string) => path.join(other.home, 'salida', name);

  return {
    ...{ other, server, services, db, allow, fieldsIn, fieldsOut, add, giveLogin, run, runsOf },
    fileAt,
    /** Puts a catalogue there, written so many minutes ago. */
    put: async (name: string, rows: readonly (readonly [string, string])[], minutes: number) => {
      const lines = rows.map(([sku, title]) => `${sku};${title};unidad`);
      await writeFile(fileAt(name), ['Código;Nombre;Unidad', ...lines, ''].join('\r\n'));
      const when = new Date(Date.UTC(2026, 10, 20, 12) - minutes * 60_000);
      await utimes(fileAt(name), when, when);
    },
    names: async () => (await readdir(path.join(other.home, 'salida'))).sort(),
    text: (name: string) => readFile(fileAt(name), 'utf8'),
    rename: (name: string) =>
      db.update(product).set({ name }).where(sql`${product.id} = (select min(id) from product)`),
    productsOf: async (prefix: string) =>
      (
        await db
          .select({ name: product.name })
          .from(product)
          .where(like(product.sku, `${prefix}-%`))
          .orderBy(product.sku)
      ).map(({ name }) => name),
    close: async () => {
      await server.close();
      await other.stop();
    },
  };
}

export type SftpWorld = Awaited<ReturnType<typeof openSftpWorld>>;
