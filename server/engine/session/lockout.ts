import { eq, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { signInFailure } from '../../db/schema/session';
import { Fault } from '../http/fault';
import { readSection } from '../settings/settingsSections';
import { atMost } from './atMost';
import { ADDRESS_FAILURES, waits } from './lockoutRules';

export interface LockoutKeys {
  account: string;
  address: string;
}

export function lockoutKeys(username: string, address: string): LockoutKeys {
  // Attempts count by account and address together, so that a colleague cannot be locked out from elsewhere.
  return { account: `account:${username.toLowerCase()}@${address}`, address: `address:${address}` };
}

/** An attempt that gets this far knows the password: the account waits wherever the codes are tried from. */
export function codeKeys(accountId: number, address: string): LockoutKeys {
  return { account: `code:${accountId}`, address: `address:${address}` };
}

export function tooMany(wait: number): Fault {
  return new Fault(
    429,
    'demasiados_intentos',
    `Hubo demasiados intentos. Probá de nuevo en ${wait} segundos.`,
    { retryAfter: wait },
  );
}

/** So few that those of an office that signs in at once, all counted until they prove right, never reach its limit. */
const turns = atMost(4);

/**
 * This is a try at a password or a code. It is counted before it is looked at, so that many at once are no more than
 * the limit; a right one is forgotten. `refuse` says what a wrong one is answered, with the seconds to wait from now
 * on. Never within a transaction that the refusal undoes.
 */
export function tryOnce(
  db: Db,
  keys: LockoutKeys,
  proves: () => Promise<boolean>,
  refuse: (wait: number) => Fault,
): Promise<void> {
  return turns(async () => {
    const wait = await countTry(db, keys);
    if (!(await proves())) throw refuse(wait);
    await forgetTry(db, keys);
  });
}

const f = signInFailure;
const blocked = sql`coalesce(${f.blockedUntil} > anden_now(), false)`;

/** This counts one failure more for a key, unless it waits; what it inserts comes `from` somewhere. */
function counting(key: string, allowed: number, from: SQL): SQL {
  const failures = sql`case when ${f.lastAt} < anden_now() - interval '1 day' then 1 else ${f.failures} + 1 end`;
  const until = (
    count: SQL,
  ) => sql`case when ${count} >= ${allowed}::int then anden_now() + make_interval(secs =>
    (array[${sql.raw(waits.join(','))}])[least(${count} - ${allowed}::int + 1, ${waits.length}::int)]) end`;
  return sql`insert into ${f} (key, failures, last_at, blocked_until)
    select ${key}, 1, anden_now(), ${until(sql`1`)} ${from}
    on conflict (key) do update set failures = ${failures}, last_at = anden_now(), blocked_until = ${until(failures)}
    where not ${blocked}
    returning ceil(extract(epoch from ${f.blockedUntil} - anden_now()))::int as wait`;
}

/**
 * Counts a try for the account and, where that may go on, for the address, in one statement: whoever comes at the
 * same instant finds it counted. Answers the seconds to wait if it proves wrong.
 */
export async function countTry(db: Db, keys: LockoutKeys): Promise<number> {
  const { value } = await readSection(db, 'security');
  const open = sql`where not exists (select from ${f} where key = ${keys.address} and ${blocked})`;
  const { rows } = await db.execute<{ wait: number | null }>(sql`
    with person as (${counting(keys.account, value.tries, open)}),
      place as (${counting(keys.address, ADDRESS_FAILURES, sql`from person`)})
    select greatest(person.wait, place.wait) as wait from person, place`);
  const [taken] = rows;
  if (taken) return taken.wait ?? 0;
  throw tooMany(await waitOf(db, keys));
}

async function waitOf(db: Db, { account, address }: LockoutKeys): Promise<number> {
  const rows = await db
    .select({ wait: sql<number>`ceil(extract(epoch from ${f.blockedUntil} - anden_now()))::int` })
    .from(f)
    .where(anyOf(f.key, [account, address]));
  return Math.max(1, ...rows.map(({ wait }) => wait ?? 0));
}

/** A right one clears the account's count; the address keeps its own but for this one. */
async function forgetTry(db: Db, { account, address }: LockoutKeys): Promise<void> {
  await db.delete(f).where(eq(f.key, account));
  const failures = sql`greatest(0, ${f.failures} - 1)`;
  await db
    .update(f)
    .set({
      failures,
      blockedUntil: sql`case when ${failures} >= ${ADDRESS_FAILURES} then ${f.blockedUntil} end`,
    })
    .where(eq(f.key, address));
}
