import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { area, person, site } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { account } from '../../db/schema/session';
import { personName } from '../../engine/people/personName';

const manager = alias(person, 'manager');

const rowsOf = (db: Db) =>
  db
    .select({ row: personHistory, area, site, manager, author: account.displayName })
    .from(personHistory)
    .leftJoin(area, eq(area.id, personHistory.areaId))
    .leftJoin(site, eq(site.id, personHistory.siteId))
    .leftJoin(manager, eq(manager.id, personHistory.managerId))
    .leftJoin(account, eq(account.id, personHistory.accountId));

type Found = Awaited<ReturnType<typeof rowsOf>>[number];

const present = ({ row, ...joined }: Found) => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  effectiveFrom: row.effectiveFrom,
  begun: row.begun,
  position: row.position,
  areaId: row.areaId,
  areaName: joined.area?.name ?? null,
  siteName: joined.site?.name ?? null,
  managerId: row.managerId,
  managerName: joined.manager && personName(joined.manager),
  category: row.category,
  agreement: row.agreement,
  salaryBasis: row.salaryBasis,
  salary: row.salary,
  unionTie: row.unionTie,
  author: joined.author,
  createdAt: row.createdAt.toISOString(),
});

/** Newest first. */
export async function findHistory(db: Db, personId: number) {
  const rows = await rowsOf(db)
    .where(eq(personHistory.personId, personId))
    .orderBy(desc(personHistory.effectiveFrom), desc(personHistory.id));
  return rows.map(present);
}

export async function findChange(db: Db, id: number) {
  const [row] = await rowsOf(db).where(eq(personHistory.id, id));
  return row && present(row);
}
