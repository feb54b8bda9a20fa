import { moneyText } from '@contract/core/moneyText';
import type { reimbursementKinds } from '@contract/reimbursements/reimbursement';
import { eq } from 'drizzle-orm';
import { reimbursement, reimbursementEvent } from '../../db/schema/reimbursements';
import type { PayItemContext } from '../../engine/pay/payItem';
import { defineChanges, type Written } from '../../engine/store/defineChanges';
import { ringSpender, tellSpender } from '../expenses';
import { presentReimbursement } from './presentReimbursement';
import { findReimbursement, type StoredReimbursement } from './reimbursementQueries';
import { actionsOn, noReimbursement } from './reimbursementReach';
import { standing } from './reimbursementRules';

type Kind = (typeof reimbursementKinds)[number];

/** The only way in which a reimbursement changes. */
export const reimbursementsStore = defineChanges({
  table: reimbursement,
  entity: 'reimbursement',
  missing: noReimbursement,
  async lock({ db, viewer, reach }, id) {
    await db
      .select({ id: reimbursement.id })
      .from(reimbursement)
      .where(eq(reimbursement.id, id))
      .for('update');
    return findReimbursement(db, viewer, reach, id);
  },
  row: (found: StoredReimbursement) => found,
  present: presentReimbursement,
  actions: actionsOn,
  refusal: ({ state }) => `No podés hacer eso: el reintegro ${standing[state]}.`,
  async history({ db }, { after, done }: Written<typeof reimbursement, Kind>) {
    const { kind, accountId, reason } = done;
    await db
      .insert(reimbursementEvent)
      .values({ reimbursementId: after.id, kind, accountId, reason: reason || null });
  },
  tell: (ends, after) => tellSpender(ends, 'Reimbursement', after),
});

const titles = {
  cut: 'Recortaron un reintegro tuyo',
  paid: 'Te pagaron un reintegro',
  unpaid: 'Un reintegro tuyo volvió a estar por pagar',
};

/** Rings for whose it is; of what it was they read inside. */
export const ringOwner = (
  context: PayItemContext,
  { id, personId, granted }: StoredReimbursement,
  what: keyof typeof titles,
): Promise<void> =>
  ringSpender(context, personId, {
    type: 'reimbursements.changed',
    title: titles[what],
    body: moneyText(granted),
    link: `/reimbursements/${id}`,
  });
