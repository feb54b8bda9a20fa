import { createHash, randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { recoveryCode } from '../../db/schema/session';

const AMOUNT = 10;
// Nothing that is taken for something else when copied by hand.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

// Sixty random bits: no password's slow hash is needed.
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

const newCode = () =>
  Array.from({ length: 12 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

const readable = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** Earlier codes stop serving. The new ones are shown this once. */
export async function replaceRecoveryCodes(db: Db, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: AMOUNT }, newCode);
  await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await db
    .insert(recoveryCode)
    .values(codes.map((code) => ({ accountId, codeHash: hashOf(code) })));
  return codes.map(readable);
}

/** True once for each: two at the same instant find one row. */
export async function spendRecoveryCode(db: Db, accountId: number, code: string): Promise<boolean> {
  const spent = await db
    .update(recoveryCode)
    .set({ usedAt: sql`anden_now()` })
    .where(
      and(
        eq(recoveryCode.accountId, accountId),
        eq(recoveryCode.codeHash, hashOf(code)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ id: recoveryCode.id });
  return spent.length > 0;
}
