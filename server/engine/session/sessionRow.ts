import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { pushSubscription } from '../../db/schema/push';
import { session } from '../../db/schema/session';
import { readSection } from '../settings/settingsSections';

export const hashCookie = (value: string) => createHash('sha256').update(value).digest('hex');

async function expiry(db: Db) {
  const { value } = await readSection(db, 'security');
  return sql<Date>`anden_now() + make_interval(days => ${value.sessionDays})`;
}

export async function openSession(
  db: Db,
  origin: { accountId: number; address: string; device: string },
): Promise<{ id: string; cookie: string }> {
  const cookie = randomBytes(32).toString('base64url');
  const [row] = await db
    .insert(session)
    .values({ ...origin, cookieHash: hashCookie(cookie), expiresAt: await expiry(db) })
    .returning({ id: session.id });
  if (!row) throw new Error('session was not stored');
  return { id: row.id, cookie };
}

/** True when this account has been used before, but never from this browser. */
export async function isNewDevice(db: Db, accountId: number, device: string): Promise<boolean> {
  const [row] = await db
    .select({
      any: count(),
      same: sql<number>`count(*) filter (where ${session.device} = ${device})::int`,
    })
    .from(session)
    .where(eq(session.accountId, accountId));
  return row !== undefined && row.any > 0 && row.same === 0;
}

export async function extendSession(db: Db, id: string): Promise<void> {
  await db
    .update(session)
    .set({ lastSeenAt: sql`anden_now()`, expiresAt: await expiry(db) })
    .where(eq(session.id, id));
}

export const isOpenSession = and(
  isNull(session.revokedAt),
  gt(session.expiresAt, sql`anden_now()`),
);

/** Closes those of the open ones, and their devices are told nothing more. */
export async function endSessions(
  db: Db,
  which: SQL | undefined,
): Promise<{ id: string; accountId: number }[]> {
  const rows = await db
    .update(session)
    .set({ revokedAt: sql`anden_now()` })
    .where(and(isOpenSession, which))
    .returning({ id: session.id, accountId: session.accountId });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await db.delete(pushSubscription).where(anyOf(pushSubscription.sessionId, ids));
  }
  return rows;
}

/** Closes one of an account's sessions, or all but one. */
export async function revokeSessions(
  db: Db,
  accountId: number,
  which: { id: string } | { allBut: string | null },
): Promise<string[]> {
  const chosen =
    'id' in which
      ? eq(session.id, which.id)
      : which.allBut === null
        ? undefined
        : ne(session.id, which.allBut);
  const rows = await endSessions(db, and(eq(session.accountId, accountId), chosen));
  return rows.map((row) => row.id);
}
