import { can } from '@contract/session/can';
import type { RequestAction } from '@contract/workflow/requestState';
import type { Viewer } from '../acciones/context';
import { requestTypeNamed } from './registry';
import type { Seat, StoredRequest } from './seats';

interface Asking {
  accountId: number;
  personId: number | null;
}

export const isOwn = (request: StoredRequest, { accountId, personId }: Asking) =>
  request.ownerId === personId || request.authorId === accountId;

/** People do not decide about themselves, in whoever's name, unless the definition says so. */
export const isSelf = (request: StoredRequest, { personId }: Asking) =>
  request.ownerId === personId && !request.selfApproval;

/** A person who rules a kind of request in the whole organisation attends to those that wait, never to their own. */
export function rulesRequest(request: StoredRequest, viewer: Viewer): boolean {
  const { ruledBy } = requestTypeNamed(request.type);
  if (!ruledBy || viewer.viewing || viewer.roleScope !== 'all') return false;
  return can(viewer.roles, ruledBy) && !isOwn(request, viewer);
}

/** These actions are open to the asker now; `held` are the seats that they may take. */
export function requestActions(
  request: StoredRequest,
  held: readonly Seat[],
  viewer: Viewer,
): RequestAction[] {
  const own = isOwn(request, viewer);
  if (request.state === 'draft') return own ? ['edit', 'cancel'] : [];
  if (request.state !== 'pending') return [];
  const decides = held.length > 0 && !isSelf(request, viewer);
  const rules = rulesRequest(request, viewer);
  return [
    ...(decides ? (['approve', 'reject', 'return'] as const) : []),
    ...(own ? (['cancel'] as const) : []),
    ...(rules ? (['remind', 'reassign'] as const) : []),
    ...(rules && !decides ? (['decideInstead'] as const) : []),
  ];
}
