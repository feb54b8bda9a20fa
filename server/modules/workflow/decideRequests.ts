import { counted } from '@contract/core/counted';
import { decideRequests } from '@contract/workflow/requestAcciones';
import { and } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { approvalRequest } from '../../db/schema/approvals';
import { decideRequest } from '../../engine/approvals/decideRequest';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { requestRows, toRequest, waitingList, waitsFor } from './requestQueries';

const titles = { approve: 'Aprobar', reject: 'Rechazar' } as const;

export const decideRequestsBulk: BulkAction<typeof decideRequests> = {
  accion: decideRequests,
  list: waitingList,
  title: (rows, { decision }) =>
    `${titles[decision.kind]} ${counted(rows, 'solicitud', 'solicitudes')}`,
  labels: async (context, ids) => {
    const rows = await requestRows(context.db).where(
      and(anyOf(approvalRequest.id, [...ids]), waitsFor(context.viewer)),
    );
    return new Map(
      rows.map(toRequest).map(({ id, owner, title }) => [id, `${owner.name}: ${title}`]),
    );
  },
  each: (context, id, { decision, seenAt }) =>
    decideRequest(
      context,
      id,
      { seenAt: new Date(seenAt) },
      decision.kind === 'approve' ? { kind: 'approve', note: '' } : decision,
    ),
};

export const decideRequestsHandler = implementBulk(decideRequestsBulk);
