import type { Reach } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import { envelope, signature } from '../../db/schema/signing';
import type { Context, Viewer } from '../../engine/acciones/context';
import { forbidden } from '../../engine/http/fault';
import { reachOf } from '../../engine/scope/reachOf';
import { withinReach } from '../../engine/scope/withinReach';

/** This is for people who send papers to be signed and follow them; everybody else has only what they sign. */
export const sendsEnvelopes = (viewer: Pick<Viewer, 'roles' | 'roleScope'>): boolean =>
  can(viewer.roles, 'SIGNED') && reachOf({ scope: 'all', sensitive: true }, viewer) === 'all';

export async function onlySenders({ viewer }: Context): Promise<void> {
  if (!sendsEnvelopes(viewer)) throw forbidden('Eso lo hace quien envía documentos a firmar.');
}

/** Over `signature` with its envelope: nothing is seen before it is sent. */
export const seesSignatures = (viewer: Viewer, reach: Reach): SQL | undefined =>
  and(isNotNull(envelope.sentAt), withinReach(reach, viewer, signature.personId));

/** Over `envelope`. */
export const seesEnvelopes = (viewer: Viewer): SQL =>
  sendsEnvelopes(viewer) ? sql`true` : sql`false`;
