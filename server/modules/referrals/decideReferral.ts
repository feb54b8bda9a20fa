import { beginReferral, noteReferral, rejectReferral } from '@contract/referrals/referralAcciones';
import { referralNote } from '../../db/schema/referrals';
import { implement } from '../../engine/acciones/implement';
import { endHireRequest } from './endHireRequest';
import { askLetter } from './kindLetter';
import { referralStore } from './referralStore';
import { tellReferrer } from './tellReferral';

export const beginReferralHandler = implement(beginReferral, async (asked, context) => {
  const { accountId } = context.viewer;
  const row = await referralStore.hold(context, asked, 'begin');
  const after = await referralStore.write(
    context,
    row,
    { state: 'process' },
    { kind: 'begun', accountId },
  );
  await tellReferrer(context, after, 'process');
  return { id: after.id };
});

export const rejectReferralHandler = implement(
  rejectReferral,
  async ({ words, ...asked }, context) => {
    const { accountId } = context.viewer;
    const row = await referralStore.hold(context, asked, 'reject');
    await endHireRequest(context, row, { accountId, reason: 'La postulación se cerró.' });
    const after = await referralStore.write(
      context,
      row,
      { state: 'rejected', words, askedDay: null },
      { kind: 'rejected', accountId },
    );
    await askLetter(context, after);
    await tellReferrer(context, after, 'rejected');
    return { id: after.id };
  },
);

export const noteReferralHandler = implement(noteReferral, async ({ id, body }, context) => {
  const { db, viewer, audit, emit } = context;
  const row = await referralStore.hold(context, { id }, 'note');
  await db.insert(referralNote).values({ referralId: row.id, authorId: viewer.accountId, body });
  await audit({ entity: 'referral', entityId: id, after: { noted: true } });
  await emit([{ type: 'Referral', id }], { kind: 'everyone', permission: 'REFERRALS.ALL' });
  return { id };
});
