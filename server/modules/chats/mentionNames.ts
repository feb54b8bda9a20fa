import { type Mention, mentionedIn, withNames } from '@contract/chats/mentionText';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';

/** "Delfina Juárez", as somebody is called in a sentence. */
export const calledName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** The people whom some messages call, by the names that they have now. */
export async function mentionsOf(db: Db, bodies: readonly string[]) {
  const ids = [...new Set(bodies.flatMap(mentionedIn))];
  const { id, firstName, lastName } = person;
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id, firstName, lastName }).from(person).where(anyOf(id, ids));
  const names = new Map(rows.map((row) => [row.id, calledName(row)]));
  return (body: string): Mention[] =>
    mentionedIn(body).flatMap((personId) => {
      const name = names.get(personId);
      return name === undefined ? [] : [{ personId, name }];
    });
}

/** Messages as they are read on one line, where nobody can be highlighted. */
export async function plainBodies(db: Db, bodies: readonly string[]) {
  const mentions = await mentionsOf(db, bodies);
  return (body: string): string => withNames(body, mentions(body));
}
