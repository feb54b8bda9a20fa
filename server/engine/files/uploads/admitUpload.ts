import { type UploadPurposeName, uploadPurpose } from '@contract/files/uploadPurposes';
import { can } from '@contract/session/can';
import type { Context } from '../../acciones/context';
import { heldFlags } from '../../acciones/heldFlags';
import { forbidden } from '../../http/fault';
import { sensitiveReach } from '../../scope/reachOf';
import { requireQuota } from './requireQuota';

type Asking = Pick<Context, 'db' | 'services' | 'viewer'>;

/** Whether this account may bring a file for that purpose now: its right, its quota, and room on the disk. */
export async function admitUpload(
  { db, services, viewer }: Asking,
  purpose: UploadPurposeName,
  bytes = 0,
): Promise<void> {
  const { permission, reachesAll, orOverAll, waiting } = uploadPurpose(purpose);
  const overAll = orOverAll && viewer.roleScope === 'all' && can(viewer.roles, orOverAll);
  if (!overAll && heldFlags({ permission }, viewer.roles)?.length === 0) throw forbidden();
  if (reachesAll && sensitiveReach(viewer) !== 'all') throw forbidden();
  await services.space.forUpload();
  await requireQuota(db, { accountId: viewer.accountId, purpose, bytes, most: waiting });
}
