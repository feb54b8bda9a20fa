import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { recoveryCode, secondStep } from '../../db/schema/session';
import { stepOf } from './oneTimeCodes';
import { spendRecoveryCode } from './recoveryCodes';

export async function readSecondStep(db: Db, accountId: number) {
  const [row] = await db.select().from(secondStep).where(eq(secondStep.accountId, accountId));
  return row ?? null;
}

export async function asksSecondStep(db: Db, accountId: number): Promise<boolean> {
  const [row] = await db
    .select({ accountId: secondStep.accountId })
    .from(secondStep)
    .where(and(eq(secondStep.accountId, accountId), isNotNull(secondStep.confirmedAt)));
  return row !== undefined;
}

/** Takes a code of the application: each step once, also when two come at the same instant. */
export async function spendStep(db: Db, accountId: number, code: string): Promise<boolean> {
  const kept = await readSecondStep(db, accountId);
  const step = kept ? stepOf(kept.secret, code) : null;
  if (step === null) return false;
  const taken = await db
    .update(secondStep)
    .set({ lastStep: step })
    .where(and(eq(secondStep.accountId, accountId), lt(secondStep.lastStep, step)))
    .returning({ accountId: secondStep.accountId });
  return taken.length > 0;
}

export const spendCode = (db: Db, accountId: number, code: string): Promise<boolean> =>
  code.length === 6 ? spendStep(db, accountId, code) : spendRecoveryCode(db, accountId, code);

export async function dropSecondStep(db: Db, accountId: number): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await db.delete(secondStep).where(eq(secondStep.accountId, accountId));
}
