import { and, eq, sql } from 'drizzle-orm';
import { hourBankMovement, hourBankUse } from '../../db/schema/hourBank';
import type { Context } from '../../engine/acciones/context';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { bankTurn } from './bankLedger';

type Use = typeof hourBankUse.$inferSelect;

/** Hours that were granted and are not taken after all go back to the credits they came from. */
export async function endBankUse(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { id, personId, day }: Use,
  reason: string,
): Promise<void> {
  await refuseClosedPeriod(db, { personId, day, ledger: 'time' });
  await bankTurn(db, personId);
  const ended = await db
    .update(hourBankUse)
    .set({ endedAt: sql`anden_now()` })
    .where(and(eq(hourBankUse.id, id), sql`${hourBankUse.endedAt} is null`))
    .returning({ id: hourBankUse.id });
  if (ended.length === 0) return;
  const taken = await db
    .select()
    .from(hourBankMovement)
    .where(and(eq(hourBankMovement.useId, id), eq(hourBankMovement.kind, 'used')));
  if (taken.length === 0) return;
  await db.insert(hourBankMovement).values(
    taken.map(({ creditId, minutes, facts }) => ({
      personId,
      day,
      kind: 'returned' as const,
      minutes: -minutes,
      creditId,
      useId: id,
      facts,
      reason,
      authorId: viewer.accountId,
    })),
  );
}
