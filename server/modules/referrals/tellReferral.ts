import { and, eq, or } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { person } from '../../db/schema/organisation';
import { referralOpening } from '../../db/schema/referrals';
import { account } from '../../db/schema/session';
import type { PublicContext } from '../../engine/acciones/context';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { rolesWith } from '../../engine/scope/rolesWith';
import type { StoredReferral } from './referralQueries';

type Sender = Pick<PublicContext, 'db' | 'emit' | 'services'> &
  Partial<Pick<PublicContext, 'afterCommit'>>;

const stages = {
  applied: 'Se postuló alguien que referiste',
  process: 'Avanzó alguien que referiste',
  rejected: 'Se cerró la postulación de alguien que referiste',
  hired: 'Contrataron a alguien que referiste',
  bonus: 'Se cargó tu bono por referir',
  lost: 'No se paga un bono por referir que tenías previsto',
} as const;

async function openingOf({ db }: Sender, { openingId }: StoredReferral) {
  const [opening] = await db
    .select({ position: referralOpening.position, siteId: referralOpening.siteId })
    .from(referralOpening)
    .where(eq(referralOpening.id, openingId));
  if (!opening) throw new Error('a referral without opening');
  return opening;
}

/** Rings for whoever referred; a bell is not erased, so it names the place and nobody. */
export async function tellReferrer(
  sender: Sender,
  row: StoredReferral,
  what: keyof typeof stages,
): Promise<void> {
  await notify(sender, await accountsOf(sender.db, [row.referrerId]), {
    type: 'referrals.changed',
    title: stages[what],
    body: (await openingOf(sender, row)).position,
    link: `/referrals/${row.id}`,
  });
}

/** All who decide hear of a new application, or that its candidate asked to be erased. */
export async function tellDeciders(
  sender: Sender,
  row: StoredReferral,
  title: string,
): Promise<void> {
  const { position, siteId } = await openingOf(sender, row);
  const roles = await rolesWith(sender.db, 'REFERRALS.ALL');
  const those = (wide: boolean) =>
    roles.filter(({ scope }) => (scope === 'all') === wide).map(({ id }) => id);
  const deciders = await sender.db
    .select({ id: account.id })
    .from(account)
    .leftJoin(person, eq(person.id, account.personId))
    .where(
      and(
        eq(account.active, true),
        or(
          anyOf(account.roleId, those(true)),
          and(anyOf(account.roleId, those(false)), eq(person.siteId, siteId)),
        ),
      ),
    );
  await notify(
    sender,
    deciders.map(({ id }) => id),
    { type: 'referrals.arrived', title, body: position, link: `/referrals/${row.id}` },
  );
}
