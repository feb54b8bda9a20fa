import { claimedMoment } from '../../engine/time/claimedMoment';
import { clock } from '../../engine/time/clock';
import type { OrderRecord } from './orderQueries';

interface Claim {
  claimedAt: string | null;
  clockOffset: number | null;
}

/** When goods moved that a device without network tells of later; null: they move now. */
export function lateMoment(
  { claimedAt, clockOffset }: Claim,
  { createdAt }: Pick<OrderRecord, 'createdAt'>,
): Date | null {
  if (claimedAt === null) return null;
  const receivedAt = clock.now();
  const { at } = claimedMoment({ claimedAt, clockOffset }, { since: createdAt, receivedAt });
  return at < receivedAt ? at : null;
}
