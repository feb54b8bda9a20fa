import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Instants are UTC in the database; days are computed in the person's zone. */
export const instantColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instantColumn('created_at').notNull().defaultNow();
export const versionColumn = () => integer('version').notNull().default(1);
