import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { area, person, site } from '../../db/schema/organisation';

/** Adds the person of each row and where they work, of which `ownerColumns` and `personFields` tell. */
export const joinPerson = <Q extends PgSelect>(query: Q, personId: AnyPgColumn | SQL) =>
  query
    .innerJoin(person, eq(person.id, personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .innerJoin(area, eq(area.id, person.areaId));
