import { listPeople } from '@contract/users/personAcciones';
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { area, person, site } from '../../db/schema/organisation';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { byName, nameColumn, personFields, placeColumns } from '../../engine/people/personColumns';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { worksToday } from '../../engine/people/worksToday';

const columns: ListColumns = {
  id: { kind: 'number', by: person.id },
  name: nameColumn,
  docket: { kind: 'text', by: person.docket },
  position: { kind: 'text', by: person.position },
  ...placeColumns,
};

const fields = {
  ...personFields,
  id: person.id,
  position: person.position,
  siteAddress: site.address,
  email: person.email,
  phone: person.phone,
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

/** This finds a person who works here today, or whom another condition finds. */
export async function findPerson(
  db: Db,
  id: number,
  besides?: SQL,
): Promise<DirectoryRow | undefined> {
  const [row] = await people(db).where(and(or(worksToday, besides), eq(person.id, id)));
  return row;
}

export const findReports = (db: Db, managerId: number) =>
  people(db)
    .where(and(worksToday, eq(person.managerId, managerId)))
    .orderBy(...byName, person.id);
