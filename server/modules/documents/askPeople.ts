import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { documentRequestItem } from '../../db/schema/documents';
import { person } from '../../db/schema/organisation';
import { worksToday } from '../../engine/people/worksToday';

const MISSING = 'Esa persona no existe o ya no trabaja acá.';
const OPEN = 'Ya se lo pidieron y todavía está abierto.';

/** Of these, who can be asked for this paper, and why the others cannot. */
export async function whomToAsk(db: Db, ids: readonly number[], typeId: number) {
  // Two who ask for the same paper at once wait for each other.
  await db.execute(sql`select pg_advisory_xact_lock(4600032, ${typeId}::int)`);
  const all = sql`${sql.param(ids)}::bigint[]`;
  const people = await db
    .select({ id: person.id })
    .from(person)
    .where(and(sql`${person.id} = any(${all})`, worksToday));
  const busy = await db
    .select({ id: documentRequestItem.personId })
    .from(documentRequestItem)
    .where(
      and(
        eq(documentRequestItem.typeId, typeId),
        inArray(documentRequestItem.state, ['requested', 'delivered', 'rejected']),
      ),
    );
  const here = new Set(people.map(({ id }) => id));
  const asked = new Set(busy.map(({ id }) => id));
  const refusals = new Map<number, string>();
  for (const id of ids) {
    if (!here.has(id)) refusals.set(id, MISSING);
    else if (asked.has(id)) refusals.set(id, OPEN);
  }
  return { free: ids.filter((id) => !refusals.has(id)), refusals };
}

export async function askPeople(
  db: Db,
  { id, typeId }: { id: number; typeId: number },
  people: readonly number[],
): Promise<void> {
  await db.execute(sql`insert into document_request_item (request_id, type_id, person_id)
    select ${id}, ${typeId}, person_id from unnest(${sql.param(people)}::int[]) t (person_id)`);
}
