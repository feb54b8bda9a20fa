import { and, eq, sql } from 'drizzle-orm';
import { newsType } from '../../db/schema/news';
import { conflict } from '../../engine/http/fault';
import type { Ends } from '../../engine/store/defineChanges';
import { checkNews } from './checkNews';
import { newsStore } from './newsStore';

interface Bonus {
  personId: number;
  day: string;
  amount: string;
  note: string;
  /** On whose word it is paid. */
  authorId: number;
}

/** The usual type that adds to a pay; another one where the organisation put that out of use. */
const usual = 'PRE';

/** Enters a bonus of a person in the name of the server. It is pending, so that whoever validates novelties looks at it as at any other. */
export async function enterBonus(
  ends: Ends,
  { personId, day, amount, note, authorId }: Bonus,
): Promise<number> {
  const [type] = await ends.db
    .select({ id: newsType.id })
    .from(newsType)
    .where(and(eq(newsType.sign, 'bonus'), eq(newsType.active, true)))
    .orderBy(sql`${newsType.code} <> ${usual}`, newsType.id)
    .limit(1);
  if (!type) throw conflict('No hay ningún tipo de novedad en uso que sume al sueldo.');
  const fields = { typeId: type.id, fromDay: day, toDay: day, part: 'whole', note } as const;
  const { row } = await checkNews(ends.db, { ...fields, quantity: amount }, { personId });
  const made = await newsStore.create(
    ends,
    { ...row, personId, state: 'pending', authorId },
    { kind: 'entered', accountId: null },
  );
  return made.id;
}
