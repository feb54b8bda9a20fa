import { can } from '@contract/session/can';
import type { Viewer } from '../acciones/context';
import { opensTo } from '../acciones/heldFlags';
import { partsOf } from '../module';
import { reachOf } from '../scope/reachOf';

/**
 * Whether a viewer may read what changed in records of a kind. The audit holds pay, health and private notes of everybody, so
 * its reader needs the right to the records themselves, and over everybody; whoever administers everything reads it all.
 */
export function readsChanges(viewer: Pick<Viewer, 'roles' | 'roleScope'>) {
  const whole = can(viewer.roles, 'ADMIN.whole');
  const namings = partsOf('names');
  return (entity: string): boolean => {
    if (whole) return true;
    const naming = namings.find((one) => one.entity === entity);
    const accion = naming?.reads ?? naming?.opens;
    if (!accion || !opensTo(accion, viewer.roles)) return false;
    const reach = reachOf(accion, viewer);
    return reach === 'all' || reach === 'everyone';
  };
}
