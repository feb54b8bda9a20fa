import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { account, serverSecret } from '../../db/schema/session';
import { readableCode } from './readableCode';
import { sharedSecret } from './sharedSecret';

const secretName = 'setup-code';

/** Shown on the console of the first start; the same for every process and every start, until the first account exists; then none. */
export async function setupCode(db: Db): Promise<string | null> {
  return (await needsSetup(db)) ? sharedSecret(db, secretName, readableCode) : null;
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
