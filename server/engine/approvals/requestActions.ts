import type { RequestAction } from '@contract/workflow/requestState';
import type { Seat, StoredRequest } from './seats';

interface Asking {
  accountId: number;
  personId: number | null;
}

export const isOwn = (request: StoredRequest, { accountId, personId }: Asking) =>
  request.ownerId === personId || request.authorId === accountId;

/** Nobody decides what is about themselves, in whoever's name, unless its definition says so. */
export const isSelf = (request: StoredRequest, { personId }: Asking) =>
  request.ownerId === personId && !request.selfApproval;

/** What one may do with a request now; `held` are the seats that they may take. */
export function requestActions(
  request: StoredRequest,
  held: readonly Seat[],
  asking: Asking,
): RequestAction[] {
  const own = isOwn(request, asking);
  if (request.state === 'draft') return own ? ['edit', 'cancel'] : [];
  if (request.state !== 'pending') return [];
  const decides = held.length > 0 && !isSelf(request, asking);
  return [
    ...(decides ? (['approve', 'reject', 'return'] as const) : []),
    ...(own ? (['cancel'] as const) : []),
  ];
}
