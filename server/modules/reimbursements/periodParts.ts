import { and, between, inArray, sql } from 'drizzle-orm';
import { reimbursement } from '../../db/schema/reimbursements';
import type { OpenPart } from '../../engine/closes/openPart';

export const reimbursementsOpen: OpenPart = {
  module: 'reimbursements',
  ledger: 'pay',
  label: ['Reintegro sin decidir o sin pagar', 'Reintegros sin decidir o sin pagar'],
  rows: ({
    from,
    to,
  }) => sql`select ${reimbursement.personId} as person_id, ${reimbursement.day} as day
    from ${reimbursement}
    where ${and(
      between(reimbursement.day, from, to),
      inArray(reimbursement.state, ['draft', 'pending', 'approved']),
    )}`,
  path: ({ siteId, from, to }) =>
    `/reimbursements?filtro=state:in:draft,pending,approved&filtro=day:between:${from},${to}&filtro=siteId:in:${siteId}`,
};
