import { listMentionable } from '@contract/chats/chatAcciones';
import { MOST_OFFERED } from '@contract/chats/mentionText';
import { and, asc, ne, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { searchCondition } from '../../engine/lists/foldedLike';
import { personRefOf } from '../../engine/people/personRefOf';
import { callable } from './blocks';
import { whoIsIn } from './chatMembers';
import { findChat } from './chatQueries';
import { calledName } from './mentionNames';
import { standingOf } from './presentChat';

const { id: personId, firstName, lastName, position, photoHash } = person;

export const listMentionableHandler = implement(listMentionable, async ({ id, words }, context) => {
  const { db, viewer } = context;
  const own = await findChat(context, id);
  const { actions } = await standingOf(context, own);
  if (!actions.includes('write')) return { rows: [] };
  const members = await callable(db, await whoIsIn(db, own), viewer.accountId);
  const rows = await db
    .select({ id: personId, firstName, lastName, position, photoHash })
    .from(person)
    .where(
      and(
        anyOf(personId, [...members]),
        ne(personId, viewer.personId ?? 0),
        searchCondition(sql`anden_fold(${firstName} || ' ' || ${lastName})`, words),
      ),
    )
    .orderBy(asc(firstName), asc(lastName), asc(personId))
    .limit(MOST_OFFERED);
  return {
    rows: rows.map((row) => ({ ...personRefOf(row), id: row.id, calledName: calledName(row) })),
  };
});
