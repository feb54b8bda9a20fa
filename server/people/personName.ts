import { sql } from 'drizzle-orm';
import { person } from '../db/schema/organisation';

/** "Apellido, Nombre", as grids show it. */
export const personName = (row: { firstName: string; lastName: string }) =>
  `${row.lastName}, ${row.firstName}`;

export const personNameSql = sql<string>`${person.lastName} || ', ' || ${person.firstName}`;
