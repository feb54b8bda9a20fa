import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { area, person, site } from '../../db/schema/organisation';
import type { Viewer } from '../acciones/context';
import type { ListColumn, ListColumns } from '../lists/listColumn';
import { withinReach } from '../scope/withinReach';

export const byName = [person.lastName, person.firstName];

/** The name of the row's person, as Spanish sorts names and as people type them. */
export const nameColumn = {
  kind: 'text',
  by: person.lastName,
  folded: sql`anden_fold(${person.lastName} || ' ' || ${person.firstName})`,
  inWords: true,
  sortBy: byName,
} as const;

/** Where the person of a row works; the list joins `site` and `area`. */
export const placeColumns = {
  siteId: { kind: 'number', by: person.siteId },
  siteName: { kind: 'text', by: sql`${site.name} collate "es-x-icu"` },
  areaId: { kind: 'number', by: person.areaId },
  areaName: { kind: 'text', by: sql`${area.name} collate "es-x-icu"` },
} satisfies ListColumns;

/** The columns for the row's person, in a list that joins it with `joinPerson`. */
export const ownerColumns = (personId: AnyPgColumn | SQL) =>
  ({
    personId: { kind: 'person', by: personId },
    personName: nameColumn,
    docket: { kind: 'text', by: person.docket },
    ...placeColumns,
  }) satisfies ListColumns;

/** Among what one may see, what is one's own. */
export const mineColumn = (viewer: Viewer, personId: AnyPgColumn | SQL) =>
  ({
    kind: 'condition',
    where: (on) => (on === true ? withinReach('own', viewer, personId) : undefined),
  }) satisfies ListColumn;

/** A row shows these fields of its person. */
export const personFields = {
  docket: person.docket,
  firstName: person.firstName,
  lastName: person.lastName,
  photoHash: person.photoHash,
  siteId: person.siteId,
  siteName: site.name,
  areaId: person.areaId,
  areaName: area.name,
};
