import { getReferral } from '@contract/referrals/referralAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { presentReferral } from './presentReferral';
import { findVisible } from './referralQueries';
import { noReferral } from './referralStore';

export const getReferralHandler = implement(getReferral, async ({ id }, context) => {
  const row = await findVisible(context, id);
  if (!row) throw notFound(noReferral);
  return presentReferral(context, row);
});
