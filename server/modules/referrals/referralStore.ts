import type { ReferralAction, referralKinds } from '@contract/referrals/referral';
import { and, eq } from 'drizzle-orm';
import { referral, referralEvent, referralOpening } from '../../db/schema/referrals';
import { accountsOf } from '../../engine/people/accountsOf';
import { defineChanges, type Written } from '../../engine/store/defineChanges';
import { findVisible, type StoredReferral } from './referralQueries';
import { allowedReferralActions, referralRefusal } from './referralRules';
import { visibleReferrals, whoAsks } from './referralScope';

type Kind = (typeof referralKinds)[number];

export const noReferral = 'Ese referido no existe o no está a tu alcance.';

/** The audit is never rewritten, and an erasure leaves nothing of the person: it keeps the steps and not who they are. */
const impersonal = ({
  openingId,
  referrerId,
  state,
  noBonus,
  askedDay,
  startDay,
  personId,
}: StoredReferral) => ({
  ...{ openingId, referrerId, state, noBonus, askedDay, startDay, personId },
});

/** The only way in which a referral changes. */
export const referralStore = defineChanges({
  table: referral,
  entity: 'referral',
  missing: noReferral,
  refusesFirst: true,
  async lock({ db, viewer, reach }, id): Promise<StoredReferral | undefined> {
    const [row] = await db
      .select({ referral })
      .from(referral)
      .innerJoin(referralOpening, eq(referralOpening.id, referral.openingId))
      .where(and(eq(referral.id, id), visibleReferrals(reach, viewer)))
      .for('update', { of: referral });
    return row?.referral;
  },
  row: (found) => found,
  async present(asking, id) {
    const row = await findVisible(asking, id);
    // A conflict tells its steps alone: answers are kept for a while, and nothing of the person may stay there.
    return row && { id, version: row.version, state: row.state };
  },
  actions: ({ viewer }, found): ReferralAction[] => allowedReferralActions(found, whoAsks(viewer)),
  refusal: (found: StoredReferral, action: ReferralAction) => referralRefusal(found, action),
  async history({ db }, { after, done }: Written<typeof referral, Kind>) {
    const { kind, accountId } = done;
    await db.insert(referralEvent).values({ referralId: after.id, kind, accountId });
  },
  audited: ({ before, after, done: { told } }) => ({
    before: before ? impersonal(before) : undefined,
    after: { ...impersonal(after), ...told },
  }),
  async tell({ db, emit }, { id, openingId, referrerId }) {
    const [opening] = await db
      .select({ siteId: referralOpening.siteId })
      .from(referralOpening)
      .where(eq(referralOpening.id, openingId));
    const tags = [
      { type: 'Referral', id: 'LIST' },
      { type: 'Referral', id },
    ] as const;
    await emit(tags, {
      kind: 'sites',
      ids: opening ? [opening.siteId] : [],
      permission: 'REFERRALS.ALL',
      accounts: await accountsOf(db, [referrerId]),
    });
  },
});
