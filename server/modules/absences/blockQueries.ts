import { asc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { leaveBlock } from '../../db/schema/holidays';
import { area, site } from '../../db/schema/organisation';
import { dayNow } from '../../engine/time/dayNow';

const select = (db: Db) =>
  db
    .select({ block: leaveBlock, siteName: site.name, areaName: area.name })
    .from(leaveBlock)
    .leftJoin(area, eq(area.id, leaveBlock.areaId))
    .leftJoin(site, sql`${site.id} = coalesce(${leaveBlock.siteId}, ${area.siteId})`);

type Row = Awaited<ReturnType<typeof select>>[number];

const presented = ({ block, siteName, areaName }: Row) => ({
  ...block,
  place: areaName ? `${areaName} (${siteName})` : siteName,
});

/** Blocks of a year ago tell why somebody could not go; older ones tell nothing. */
export async function findBlocks(db: Db) {
  const rows = await select(db)
    .where(gte(leaveBlock.toDay, sql`${dayNow} - 365`))
    .orderBy(asc(leaveBlock.fromDay), asc(leaveBlock.id));
  return rows.map(presented);
}

export async function findBlock(db: Db, id: number) {
  const [row] = await select(db).where(eq(leaveBlock.id, id));
  return row && presented(row);
}
