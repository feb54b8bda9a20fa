import type { PersonRef } from '@contract/core/personRef';
import { eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/client';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { personRefOf } from './personRefOf';

/** Who did something, by account: the employee where there is one, else the account's own name. */
export async function authorRefs(
  db: Db,
  accountIds: readonly number[],
): Promise<Map<number, PersonRef>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select({ accountId: account.id, displayName: account.displayName, person })
    .from(account)
    .leftJoin(person, eq(person.id, account.personId))
    .where(anyOf(account.id, [...new Set(accountIds)]));
  return new Map(
    rows.map((row) => [
      row.accountId,
      row.person
        ? personRefOf(row.person)
        : {
            id: null,
            name: row.displayName,
            position: null,
            imageUrl: `/fotos/cuenta-${row.accountId}`,
          },
    ]),
  );
}
