import { sql } from 'drizzle-orm';
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** The time of our clock, as the connection's setting says; a transaction has one. Never now(): the demo and the tests stand at moments of their own. */
export const sqlNow = sql`anden_now()`;

/** Instants are UTC in the database; days are computed in the person's zone. */
export const instantColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instantColumn('created_at').notNull().default(sqlNow);
export const versionColumn = () => integer('version').notNull().default(1);

/** Read back as it was written: the library's own `jsonb` reads a text that looks like JSON a second time. */
export const jsonColumn = customType<{ data: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/** An hour of any day, to the minute: 08:30. */
export const clockColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'time(0) without time zone',
  fromDriver: (value) => value.slice(0, 5),
});
