import { listPeople } from '@contract/users/listPeople';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { area, person, site } from '../../db/schema/organisation';
import type { ListColumns } from '../../lists/listColumn';
import { defineList } from '../../lists/listDefinition';
import { ascending } from '../../lists/sortKeys';
import { personName } from '../../people/personName';
import { photoUrl } from '../../people/photoUrl';
import { worksToday } from '../../people/worksToday';

const spanish = (column: AnyPgColumn) => sql`${column} collate "es-x-icu"`;
const byName = [person.lastName, person.firstName];

const columns: ListColumns = {
  id: { kind: 'number', by: person.id },
  name: { kind: 'text', by: person.lastName, sortBy: byName },
  docket: { kind: 'text', by: person.docket },
  position: { kind: 'text', by: person.position },
  siteId: { kind: 'number', by: person.siteId },
  areaId: { kind: 'number', by: person.areaId },
  siteName: { kind: 'text', by: spanish(site.name) },
  areaName: { kind: 'text', by: spanish(area.name) },
};

const fields = {
  id: person.id,
  docket: person.docket,
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  siteId: person.siteId,
  siteName: site.name,
  siteAddress: site.address,
  areaId: person.areaId,
  areaName: area.name,
  email: person.email,
  phone: person.phone,
  photoHash: person.photoHash,
  managerId: person.managerId,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .innerJoin(area, eq(area.id, person.areaId));

const people = (db: Db) => from(db.select(fields));

type DirectoryRow = Awaited<ReturnType<typeof people>>[number];

export const toDirectoryPerson = (row: DirectoryRow) => ({
  id: row.id,
  docket: row.docket,
  name: personName(row),
  position: row.position,
  siteId: row.siteId,
  siteName: row.siteName,
  areaId: row.areaId,
  areaName: row.areaName,
  email: row.email,
  phone: row.phone,
  imageUrl: photoUrl(row),
});

export const toPersonRef = (
  row: Pick<DirectoryRow, 'id' | 'firstName' | 'lastName' | 'position' | 'photoHash'>,
) => ({
  id: row.id,
  name: personName(row),
  position: row.position,
  imageUrl: photoUrl(row),
});

export const directoryList = defineList({
  accion: listPeople,
  id: person.id,
  columns: () => columns,
  order: byName.map(ascending),
  search: person.searchText,
  where: () => worksToday,
  joinsOnlyShow: true,
  fields,
  from: (select) => from(select).$dynamic(),
});

export async function findPerson(db: Db, id: number): Promise<DirectoryRow | undefined> {
  const [row] = await people(db).where(and(worksToday, eq(person.id, id)));
  return row;
}

export const findReports = (db: Db, managerId: number) =>
  people(db)
    .where(and(worksToday, eq(person.managerId, managerId)))
    .orderBy(...byName, person.id);
