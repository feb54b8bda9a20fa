import type { NotificationType } from '@contract/notifications/notificationTypes';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { pushSubscription } from '../../db/schema/push';
import { account, session } from '../../db/schema/session';
import { worksToday } from '../people/worksToday';
import { isOpenSession } from '../session/sessionRow';
import type { PushOutcome } from './pusher';

/** More than one person uses; the newest stay. */
const MOST_OF_ONE = 10;

const ofOneOf = (accountIds: readonly number[]): SQL =>
  sql`${session.accountId} = any(${sql.param(accountIds)}::int[])`;

const fields = {
  id: pushSubscription.id,
  accountId: session.accountId,
  sessionId: session.id,
  agent: session.device,
  endpoint: pushSubscription.endpoint,
  p256dh: pushSubscription.p256dh,
  auth: pushSubscription.auth,
  without: pushSubscription.without,
  failures: pushSubscription.failures,
};

/** The devices of these accounts that take notices: those of an open session of who may still enter. */
export const devicesOf = (db: Db, accountIds: readonly number[]) =>
  db
    .select(fields)
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, pushSubscription.sessionId))
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(person, eq(person.id, account.personId))
    .where(and(ofOneOf(accountIds), isOpenSession, eq(account.active, true), worksToday))
    .orderBy(pushSubscription.id);

export interface NewDevice {
  accountId: number;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser has one address: it is taken from whoever used it before, and takes the place of the former one of its session. */
export async function keepDevice(
  db: Db,
  { accountId, sessionId, endpoint, p256dh, auth }: NewDevice,
): Promise<void> {
  // Two devices of one person at the same moment are counted one after the other.
  await db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, accountId))
    .for('no key update');
  const { sessionId: bySession } = pushSubscription;
  await db
    .delete(pushSubscription)
    .where(and(eq(bySession, sessionId), sql`${pushSubscription.endpoint} <> ${endpoint}`));
  await db
    .insert(pushSubscription)
    .values({ sessionId, endpoint, p256dh, auth })
    .onConflictDoUpdate({
      target: pushSubscription.endpoint,
      set: {
        sessionId,
        p256dh,
        auth,
        failures: 0,
        createdAt: sql`anden_now()`,
        // The types that an earlier person of this browser did not want are not carried over to the next.
        without: sql`case when ${bySession} = ${sessionId} then ${pushSubscription.without} else '[]' end`,
      },
    });
  const ofAccount = db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, bySession))
    .where(eq(session.accountId, accountId))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id));
  const surplus = ofAccount.offset(MOST_OF_ONE);
  await db.delete(pushSubscription).where(inArray(pushSubscription.id, surplus));
}

export const forgetDevice = (db: Db, sessionId: string) =>
  db.delete(pushSubscription).where(eq(pushSubscription.sessionId, sessionId));

/** Answers no row for a session that takes no notices. */
export const chooseType = (db: Db, sessionId: string, type: NotificationType, pushed: boolean) => {
  const others = sql`${pushSubscription.without} - ${type}::text`;
  return db
    .update(pushSubscription)
    .set({ without: pushed ? others : sql`(${others}) || to_jsonb(${type}::text)` })
    .where(eq(pushSubscription.sessionId, sessionId));
};

const MANY_FAILURES = 10;

/** Remembers how it went; what is gone for good, or failed for a month, is asked no more. */
export async function rememberOutcomes(
  db: Db,
  told: readonly { id: number; outcome: PushOutcome }[],
): Promise<void> {
  const { id, failures, lastUsedAt, createdAt } = pushSubscription;
  const those = (outcome: PushOutcome) =>
    told.filter((one) => one.outcome === outcome).map((one) => one.id);
  const [sent, gone, failed] = [those('sent'), those('gone'), those('failed')];
  if (gone.length > 0) await db.delete(pushSubscription).where(anyOf(id, gone));
  if (sent.length > 0) {
    await db
      .update(pushSubscription)
      .set({ lastUsedAt: sql`anden_now()`, failures: 0 })
      .where(anyOf(id, sent));
  }
  if (failed.length === 0) return;
  await db
    .update(pushSubscription)
    .set({ failures: sql`${failures} + 1` })
    .where(anyOf(id, failed));
  await db
    .delete(pushSubscription)
    .where(
      and(
        anyOf(id, failed),
        sql`${failures} >= ${MANY_FAILURES}`,
        sql`coalesce(${lastUsedAt}, ${createdAt}) < anden_now() - interval '30 days'`,
      ),
    );
}
