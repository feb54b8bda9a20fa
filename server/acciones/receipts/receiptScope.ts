import { can } from '@contract/session/can';
import { forbidden } from '../../http/fault';
import { reachOf } from '../../scope/reachOf';
import type { Context, Viewer } from '../context';

type Asking = Pick<Viewer, 'roles' | 'roleScope'>;

const reachesAll = (viewer: Asking) => reachOf({ scope: 'all', sensitive: true }, viewer) === 'all';

/** Who publishes slips, reminds and answers: over everybody, or not at all. */
export const publishesReceipts = (viewer: Asking): boolean =>
  can(viewer.roles, 'LIQUIDATION.APPROVE') && reachesAll(viewer);

export async function onlyPublishers({ viewer }: Context): Promise<void> {
  if (!publishesReceipts(viewer)) throw forbidden('Eso lo hace quien publica los recibos.');
}
