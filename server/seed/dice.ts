import { type SQL, sql } from 'drizzle-orm';

/** 0 to sides − 1, always the same for a row and a salt: a million rows need no generator outside the database. */
export const dice = (row: SQL, salt: number, sides: number | SQL): SQL =>
  sql`((hashint8(${row}::bigint * 97 + ${sql.raw(String(salt))}) & 2147483647) % ${typeof sides === 'number' ? sql.raw(String(sides)) : sides})`;
