import type { Db } from '../../db/Db';
import { namesOf } from './namesOf';

/** "Apellido, Nombre (legajo)" of each person. */
export async function personLabels(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const people = await namesOf(db, ids);
  return new Map([...people].map(([id, { name, docket }]) => [id, `${name} (${docket})`]));
}
