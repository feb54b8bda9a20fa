import { can } from '@contract/session/can';
import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { news, newsType } from '../../db/schema/news';
import type { Viewer } from '../../engine/acciones/context';

/** The keepers of the rules: HR over everybody, or people with the settings of the organisation. */
export const editsNewsTypes = ({ roles, roleScope }: Viewer) =>
  can(roles, 'ADMIN.settings') || (roleScope === 'all' && can(roles, 'NEWS.STATE'));

const used = sql<boolean>`exists (select from ${news} n where n.type_id = news_type.id)`;

export async function newsTypeRows(db: Db) {
  const rows = await db
    .select({ type: newsType, used })
    .from(newsType)
    .orderBy(
      sql`${newsType.active} desc`,
      asc(newsType.unit),
      sql`${newsType.name} collate "es-x-icu"`,
    );
  return rows.map(({ type, used: isUsed }) => ({ ...type, used: isUsed }));
}

export const findNewsType = async (db: Db, id: number) =>
  (await newsTypeRows(db)).find((row) => row.id === id);
