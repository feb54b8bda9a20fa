import type { Reach } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { type SQL, sql } from 'drizzle-orm';
import { arrival } from '../../db/schema/receiving';
import type { Viewer } from '../../engine/acciones/context';
import { withinSites } from '../../engine/scope/withinSites';

export const visibleArrivals = (reach: Reach, viewer: Pick<Viewer, 'siteId'>): SQL =>
  withinSites(reach, viewer, sql`${arrival.siteId}`);

export const partIn = ({ roles }: Pick<Viewer, 'roles'>) => ({
  plans: can(roles, 'ORDERS.create'),
  receives: can(roles, 'ORDERS.pick'),
});

/** The people at a site whose screens show what comes to it. */
export const arrivalReaders = (siteId: number) =>
  ({ kind: 'sites', ids: [siteId], permission: 'ORDERS' }) as const;
