import type { PersonRef } from '@contract/core/personRef';
import { eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { personRefOf } from './personRefOf';

/** The columns of an account joined with its person; all are null where a row names nobody. */
export const authorColumns = {
  accountId: account.id,
  displayName: account.displayName,
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  photoHash: person.photoHash,
};

type Author = {
  [Name in keyof typeof authorColumns]: (typeof authorColumns)[Name]['_']['data'] | null;
};

/** The employee where there is one, else the account's own name. */
export function presentAuthor(author: Author): PersonRef | null {
  const { accountId, displayName, id, firstName, lastName, position, photoHash } = author;
  if (accountId === null) return null;
  return id === null
    ? { id: null, name: displayName ?? '', position: null, imageUrl: `/fotos/cuenta-${accountId}` }
    : personRefOf({
        id,
        firstName: firstName ?? '',
        lastName: lastName ?? '',
        position,
        photoHash,
      });
}

const findAuthors = builtOnce((db, where) =>
  db
    .select(authorColumns)
    .from(account)
    .leftJoin(person, eq(person.id, account.personId))
    .where(where),
);

/** The people who did something, by account. */
export async function authorRefs(
  db: Db,
  accountIds: readonly number[],
): Promise<Map<number, PersonRef>> {
  if (accountIds.length === 0) return new Map();
  const rows = await findAuthors(db, anyOf(account.id, [...new Set(accountIds)]));
  return new Map(
    rows.flatMap((row) => {
      const author = presentAuthor(row);
      return author ? [[row.accountId, author]] : [];
    }),
  );
}
