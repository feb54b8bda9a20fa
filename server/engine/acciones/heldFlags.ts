import type { AccionDefinition } from '@contract/core/accion';
import type { Roles } from '@contract/core/permissions';
import { can } from '@contract/session/can';

type Guarded = Pick<AccionDefinition, 'permission'>;

/** The flags of these roles that open an accion; null where none is asked for. */
export function heldFlags({ permission }: Guarded, roles: Roles | null): string[] | null {
  if (permission === 'public' || permission === 'session') return null;
  const wanted = typeof permission === 'string' ? [permission] : permission;
  return wanted.filter((flag) => can(roles, flag));
}

export const opensTo = (accion: Guarded, roles: Roles | null): boolean =>
  heldFlags(accion, roles)?.length !== 0;
