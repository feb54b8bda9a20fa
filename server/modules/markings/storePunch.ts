import { eq, sql } from 'drizzle-orm';
import { punch } from '../../db/schema/markings';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { PublicContext } from '../../engine/acciones/context';
import { accountsAbove } from '../../engine/people/accountsAbove';
import type { StoredPunch } from './punchFacts';

type Ends = Pick<PublicContext, 'db' | 'audit' | 'emit'>;

/** The open screens of this person look again, and those of people who see the punches of their site or have them in their team. */
export async function tellPunches({ db, emit }: Ends, personId: number): Promise<void> {
  const [owner] = await db
    .select({ siteId: person.siteId, accountId: account.id, above: accountsAbove(personId) })
    .from(person)
    .leftJoin(account, eq(account.personId, person.id))
    .where(eq(person.id, personId));
  if (!owner) throw new Error('a punch of nobody');
  const tags = [{ type: 'Punch', id: 'LIST' }] as const;
  await emit(tags, {
    kind: 'sites',
    ids: [owner.siteId],
    permission: 'MARKINGS.SHOW',
    accounts: owner.above,
  });
  if (owner.accountId !== null) await emit(tags, { kind: 'accounts', ids: [owner.accountId] });
}

/** Where somebody was stays in the row: the audit says that there was a position, not which. */
const audited = ({ latitude, longitude: _lon, accuracy: _acc, ...row }: StoredPunch) => ({
  ...row,
  positioned: latitude !== null,
});

/** Adds a punch. Its hour is never changed afterwards. */
export async function storePunch(
  ends: Ends,
  columns: typeof punch.$inferInsert,
): Promise<StoredPunch> {
  const [after] = await ends.db.insert(punch).values(columns).returning();
  if (!after) throw new Error('a punch was not stored');
  await ends.audit({ entity: 'punch', entityId: after.id, after: audited(after) });
  return after;
}

/** The touches around it may have been read again since it was written. */
export async function storedPunch(db: Ends['db'], id: number): Promise<StoredPunch> {
  const [row] = await db.select().from(punch).where(eq(punch.id, id));
  if (!row) throw new Error('a punch is gone');
  return row;
}

/** Says of a punch whether it counts: the one thing that changes of it. */
export async function settlePunch(
  ends: Ends,
  before: Pick<StoredPunch, 'id' | 'counts'>,
  counts: StoredPunch['counts'],
): Promise<void> {
  await ends.db
    .update(punch)
    .set({ counts, version: sql`${punch.version} + 1` })
    .where(eq(punch.id, before.id));
  await ends.audit({
    entity: 'punch',
    entityId: before.id,
    before: { counts: before.counts },
    after: { counts },
  });
}
