import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { session } from '../../db/schema/session';
import { viewAs } from '../../db/schema/viewAs';
import { hashCookie } from './sessionRow';
import { VIEW_MINUTES } from './viewing';

const newCookie = () => randomBytes(32).toString('base64url');

interface NewView {
  sessionId: string;
  seen: { accountId: number } | { roleId: number };
  name: string;
  comeBackTo: string;
}

export async function openView(
  db: Db,
  { sessionId, seen, name, comeBackTo }: NewView,
): Promise<{ id: string; until: Date; cookie: string }> {
  const cookie = newCookie();
  const [row] = await db
    .insert(viewAs)
    .values({
      sessionId,
      name,
      comeBackTo,
      ...('roleId' in seen ? { seenRoleId: seen.roleId } : { seenAccountId: seen.accountId }),
      cookieHash: hashCookie(cookie),
      expiresAt: sql`anden_now() + make_interval(mins => ${VIEW_MINUTES})`,
    })
    .returning({ id: viewAs.id, until: viewAs.expiresAt });
  if (!row) throw new Error('view was not stored');
  return { ...row, cookie };
}

/** Ends the view and gives the browser its own cookie again: what it had was never kept, only its hash. */
export async function closeView(db: Db, id: string, sessionId: string): Promise<string> {
  const cookie = newCookie();
  await db
    .update(viewAs)
    .set({ endedAt: sql`anden_now()` })
    .where(and(eq(viewAs.id, id), isNull(viewAs.endedAt)));
  await db
    .update(session)
    .set({ cookieHash: hashCookie(cookie) })
    .where(eq(session.id, sessionId));
  return cookie;
}
