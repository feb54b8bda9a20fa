import { can } from '@contract/session/can';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { receipt } from '../../db/schema/receipts';
import type { Context, Viewer } from '../../engine/acciones/context';
import { forbidden } from '../../engine/http/fault';
import { reachOf } from '../../engine/scope/reachOf';

type Asking = Pick<Viewer, 'roles' | 'roleScope'>;

const reachesAll = (viewer: Asking) => reachOf({ scope: 'all', sensitive: true }, viewer) === 'all';

/** Publishers of slips also remind and answer: over everybody, or not at all. */
export const publishesReceipts = (viewer: Asking): boolean =>
  can(viewer.roles, 'LIQUIDATION.APPROVE') && reachesAll(viewer);

/** These viewers watch how far the signing got. */
export const followsReceipts = (viewer: Asking): boolean =>
  can(viewer.roles, 'LIQUIDATION.SHOW') && reachesAll(viewer);

/** A slip's file, never for who only sees as somebody else. */
export function opensReceipts(viewer: Viewer): SQL | undefined {
  if (viewer.viewing) return sql`false`;
  const own = can(viewer.roles, 'RECEIPTS') && viewer.personId !== null;
  return or(
    followsReceipts(viewer) ? sql`true` : sql`false`,
    own ? eq(receipt.personId, viewer.personId ?? 0) : undefined,
  );
}

export async function onlyPublishers({ viewer }: Context): Promise<void> {
  if (!publishesReceipts(viewer)) throw forbidden('Eso lo hace quien publica los recibos.');
}

/** People who answer dissents see everybody's slips; having a dissent of one's own is not enough. */
export async function onlyAnswerers({ viewer }: Context): Promise<void> {
  if (!can(viewer.roles, 'DISAGREEMENT') || !followsReceipts(viewer)) {
    throw forbidden('Eso lo responde quien atiende las disconformidades.');
  }
}

export async function onlyFollowers({ viewer }: Context): Promise<void> {
  if (!followsReceipts(viewer)) throw forbidden('Eso lo ve quien sigue los recibos de todos.');
}
