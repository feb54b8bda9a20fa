import { documentType } from '../../server/db/schema/documents';
import type { TestServer } from './buildServer';

/** Ids by what people call them: kinds of document by name, people by the user they sign in with. */
export async function documentIds({ services }: TestServer) {
  const { db, pool } = services.database;
  const types: Record<string, number> = {};
  const people: Record<string, number> = {};
  for (const type of await db.select().from(documentType)) types[type.name] = type.id;
  const { rows } = await pool.query('select username, person_id as id from account');
  for (const { username, id } of rows) people[username] = id;
  return { types, people };
}
