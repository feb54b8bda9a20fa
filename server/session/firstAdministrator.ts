import { randomInt, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { account, serverSecret } from '../db/schema/session';

// No 0/O or 1/I: somebody reads it from one screen and types it on another.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `ABCD-EFGH-JKLM`, shown once on the console of the first start. */
function makeSetupCode(): string {
  const letters = Array.from({ length: 12 }, () => alphabet.charAt(randomInt(alphabet.length)));
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-');
}

const secretName = 'setup-code';

/** The same for every process and every start, until the first account exists; then none. */
export async function setupCode(db: Db): Promise<string | null> {
  if (!(await needsSetup(db))) return null;
  await db
    .insert(serverSecret)
    .values({ name: secretName, value: makeSetupCode() })
    .onConflictDoNothing();
  const [row] = await db.select().from(serverSecret).where(eq(serverSecret.name, secretName));
  return row?.value ?? null;
}

export async function forgetSetupCode(db: Db): Promise<void> {
  await db.delete(serverSecret).where(eq(serverSecret.name, secretName));
}

export function sameCode(typed: string, expected: string): boolean {
  const clean = (code: string) => Buffer.from(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  const [a, b] = [clean(typed), clean(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export async function needsSetup(db: Db): Promise<boolean> {
  const rows = await db.select({ id: account.id }).from(account).limit(1);
  return rows.length === 0;
}
