import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { signInFailure } from '../db/schema/session';
import { readSection } from '../house/houseSections';
import { Fault } from '../http/fault';
import { ADDRESS_FAILURES, waitSeconds } from './lockoutRules';

export interface LockoutKeys {
  account: string;
  address: string;
}

export function lockoutKeys(username: string, address: string): LockoutKeys {
  // By account and address together: nobody can lock a colleague out from elsewhere.
  return { account: `account:${username.toLowerCase()}@${address}`, address: `address:${address}` };
}

/** Whoever gets this far knows the password: the account waits wherever the codes are tried from. */
export function codeKeys(accountId: number, address: string): LockoutKeys {
  return { account: `code:${accountId}`, address: `address:${address}` };
}

export async function refuseWhileBlocked(db: Db, keys: LockoutKeys): Promise<void> {
  const rows = await db
    .select({
      wait: sql<number>`ceil(extract(epoch from ${signInFailure.blockedUntil} - now()))::int`,
    })
    .from(signInFailure)
    .where(inArray(signInFailure.key, [keys.account, keys.address]));
  const wait = Math.max(0, ...rows.map((row) => row.wait ?? 0));
  if (wait > 0) throw tooMany(wait);
}

export function tooMany(wait: number): Fault {
  return new Fault(
    429,
    'demasiados_intentos',
    `Hubo demasiados intentos. Probá de nuevo en ${wait} segundos.`,
    { retryAfter: wait },
  );
}

/** Counts a failure for the account and for the address and returns the seconds to wait, if any. */
export async function recordFailure(db: Db, keys: LockoutKeys): Promise<number> {
  const { value } = await readSection(db, 'security');
  const waits = [
    await countFailure(db, keys.account, value.tries),
    await countFailure(db, keys.address, ADDRESS_FAILURES),
  ];
  return Math.max(...waits);
}

async function countFailure(db: Db, key: string, allowed: number): Promise<number> {
  const [row] = await db
    .insert(signInFailure)
    .values({ key, failures: 1, lastAt: sql`now()` })
    .onConflictDoUpdate({
      target: signInFailure.key,
      set: {
        failures: sql`case when ${signInFailure.lastAt} < now() - interval '1 day' then 1 else ${signInFailure.failures} + 1 end`,
        lastAt: sql`now()`,
      },
    })
    .returning({ failures: signInFailure.failures });
  const wait = waitSeconds(row?.failures ?? 0, allowed);
  if (wait > 0) {
    await db
      .update(signInFailure)
      .set({ blockedUntil: sql`now() + make_interval(secs => ${wait})` })
      .where(sql`${signInFailure.key} = ${key}`);
  }
  return wait;
}

/** A right password clears the account's count; the address keeps its own. */
export async function clearFailures(db: Db, keys: LockoutKeys): Promise<void> {
  await db.delete(signInFailure).where(sql`${signInFailure.key} = ${keys.account}`);
}
