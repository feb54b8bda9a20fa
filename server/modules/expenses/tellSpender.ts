import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { notify } from '../../engine/notifications/notify';
import type { PayItemContext } from '../../engine/pay/payItem';
import type { Ends } from '../../engine/store/defineChanges';

const flags = { Reimbursement: 'REIMBURSEMENTS', Rendition: 'RENDITIONS' } as const;

interface Spent {
  id: number;
  personId: number;
}

/** The people who pay and the one who spent look again, if they have it open. */
export async function tellSpender(
  { db, emit }: Pick<Ends, 'db' | 'emit'>,
  type: keyof typeof flags,
  { id, personId }: Spent,
): Promise<void> {
  const tags = [
    { type, id },
    { type, id: 'LIST' },
  ] as const;
  const owner = await ownerOf(db, personId);
  await emit(tags, { kind: 'sites', ids: [owner.siteId], permission: flags[type] });
  if (owner.accountId !== null) await emit(tags, { kind: 'accounts', ids: [owner.accountId] });
}

type Notice = Pick<Parameters<typeof notify>[2], 'type' | 'title' | 'body' | 'link'>;

/** Rings for whose it is, unless they did it themselves. */
export async function ringSpender(
  context: PayItemContext,
  personId: number,
  notice: Notice,
): Promise<void> {
  const { accountId } = await ownerOf(context.db, personId);
  if (accountId === null || accountId === context.viewer.accountId) return;
  await notify(context, [accountId], notice);
}

async function ownerOf(db: Db, personId: number) {
  const [owner] = await db
    .select({ siteId: person.siteId, accountId: account.id })
    .from(person)
    .leftJoin(account, eq(account.personId, person.id))
    .where(eq(person.id, personId));
  if (!owner) throw new Error('an expense of nobody');
  return owner;
}
