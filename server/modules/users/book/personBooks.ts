import { personBookRecord } from '@contract/users/personBook';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { person } from '../../../db/schema/organisation';
import { personBook } from '../../../db/schema/personBooks';
import { account } from '../../../db/schema/session';
import { defineStore } from '../../../engine/store/defineStore';
import { todayAt } from '../../../engine/time/todayAt';
import { inForceOn } from './bookCodeRules';

/** The dated codes of a person, the newest first. */
export async function findBookRows(db: Db, personId: number, today: string) {
  const found = await db
    .select({ ...getTableColumns(personBook), author: account.displayName })
    .from(personBook)
    .leftJoin(account, eq(account.id, personBook.accountId))
    .where(eq(personBook.personId, personId))
    .orderBy(desc(personBook.effectiveFrom));
  const current = inForceOn(found, today)?.id;
  return found.map(({ personId: _, accountId: __, ...row }) => ({
    ...row,
    current: row.id === current,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** This reads a row among all those of its person, since all of them decide which one holds. */
async function findBookRow(db: Db, id: number) {
  const [whose] = await db
    .select({ personId: person.id, siteId: person.siteId })
    .from(personBook)
    .innerJoin(person, eq(person.id, personBook.personId))
    .where(eq(personBook.id, id));
  if (!whose) return undefined;
  const rows = await findBookRows(db, whose.personId, await todayAt(db, whose.siteId));
  return rows.find((row) => row.id === id);
}

export const personBooks = defineStore({
  record: personBookRecord,
  table: personBook,
  owner: 'personId',
  find: ({ db }, id) => findBookRow(db, id),
  missing: 'Esos datos ya no están.',
  unique: ({ effectiveFrom }) => [
    {
      field: 'effectiveFrom',
      same: eq(personBook.effectiveFrom, effectiveFrom),
      words: 'Ya hay datos desde ese día: corregilos.',
    },
  ],
  tell: ({ emit }, { personId }) =>
    emit(
      [
        { type: 'Person', id: personId },
        { type: 'Person', id: 'LIST' },
      ],
      { kind: 'everyone' },
    ),
});
