import type { Db } from './Db';

/** Each connection gives it its name, where statements have names at all. */
export const NAMED_BY_POOL = '';

/** Drizzle builds a query anew each time; a hot one is built once for the pool that it is asked on. */
export function preparedOn<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const kept = new WeakMap<Db, Query>();
  return (db) => {
    const known = kept.get(db);
    if (known) return known;
    const made = prepare(db);
    kept.set(db, made);
    return made;
  };
}
