import { normalizeRoles } from '@contract/session/normalizeRoles';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { account, role, secondStep, session } from '../../db/schema/session';
import { organisationSetting } from '../../db/schema/settings';
import { viewAs } from '../../db/schema/viewAs';
import type { Viewer } from '../acciones/context';
import { isOutOfSpace } from '../files/isOutOfSpace';
import { viewOver } from '../http/fault';
import { worksToday } from '../people/worksToday';
import { readView } from './readView';
import { hashCookie, isOpenSession } from './sessionRow';
import type { TokenClaims } from './tokens';

type Key = TokenClaims | { cookie: string };

function matchView(key: Key): SQL | undefined {
  if ('cookie' in key) return eq(viewAs.cookieHash, hashCookie(key.cookie));
  return key.viewId === undefined
    ? undefined
    : and(eq(viewAs.id, key.viewId), eq(account.id, key.accountId));
}

/** How to read the same viewer again. */
export const claimsOf = ({ accountId, sessionId, viewing }: Viewer): TokenClaims => ({
  accountId,
  sessionId,
  viewId: viewing?.id,
});

/** The organisation asks for a second step of who administers, and this account has none. */
export const needsSecondStep = sql<boolean>`coalesce((
      select (${organisationSetting.value} ->> 'secondStepForAdmins')::boolean from ${organisationSetting}
      where ${organisationSetting.section} = 'security'), false)
    and not exists (
      select 1 from ${secondStep}
      where ${secondStep.accountId} = ${account.id} and ${secondStep.confirmedAt} is not null)`;

const fields = {
  accountId: account.id,
  username: account.username,
  displayName: account.displayName,
  personId: account.personId,
  siteId: person.siteId,
  areaId: person.areaId,
  flags: role.flags,
  roleScope: role.scope,
  mustChangePassword: account.mustChangePassword,
  needsSecondStep,
};

const mayEnter = (also: SQL | undefined) => and(also, eq(account.active, true), worksToday);

function unlessNoSpace(error: unknown): void {
  if (!isOutOfSpace(error)) throw error;
}

/** Asked with every request. */
const findSession = builtOnce((db, match) =>
  db
    .select({
      ...fields,
      sessionId: session.id,
      stale: sql<boolean>`${session.lastSeenAt} < anden_now() - interval '1 minute'`,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .innerJoin(role, eq(role.id, account.roleId))
    .leftJoin(person, eq(person.id, account.personId))
    .where(mayEnter(and(match, isOpenSession))),
);

async function readSession(db: Db, key: Key): Promise<Viewer | null> {
  const [row] = await findSession(
    db,
    'cookie' in key
      ? eq(session.cookieHash, hashCookie(key.cookie))
      : and(eq(session.id, key.sessionId), eq(session.accountId, key.accountId)),
  );
  if (!row) return null;
  const { flags, stale, ...viewer } = row;
  if (stale) {
    await db
      .update(session)
      .set({ lastSeenAt: sql`anden_now()` })
      .where(eq(session.id, row.sessionId))
      // On a full disk people go on reading.
      .catch(unlessNoSpace);
  }
  return { ...viewer, roles: normalizeRoles(flags), viewing: null };
}

/** The person behind a live session, or what it is seen as, with the flags of this very moment. */
export async function readViewer(
  db: Db,
  key: Key,
  { evenOver = false } = {},
): Promise<Viewer | null> {
  const own = 'cookie' in key || key.viewId === undefined ? await readSession(db, key) : null;
  if (own) return own;
  const view = await readView(db, matchView(key));
  if (view?.over && !evenOver) throw viewOver();
  return view?.viewer ?? null;
}

/** The person who asked for a task, as they are now: what they may no longer do is not done for them. */
export async function readAccountViewer(db: Db, accountId: number): Promise<Viewer | null> {
  const [row] = await db
    .select(fields)
    .from(account)
    .innerJoin(role, eq(role.id, account.roleId))
    .leftJoin(person, eq(person.id, account.personId))
    .where(mayEnter(eq(account.id, accountId)));
  if (!row) return null;
  const { flags, ...viewer } = row;
  return { ...viewer, sessionId: '', roles: normalizeRoles(flags), viewing: null };
}
