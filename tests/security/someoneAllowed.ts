import type { AccionDefinition } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { seedRoles } from '../../server/seed/roles';

type Role = keyof typeof seedRoles;

export function isAllowed(user: Role, { permission }: AccionDefinition): boolean {
  if (permission === 'public' || permission === 'session') return true;
  const flags = typeof permission === 'string' ? [permission] : permission;
  return flags.some((flag) => can(seedRoles[user].flags, flag));
}

/** A user who gets past the permission, or the handler would never be reached. */
export function someoneAllowed(accion: AccionDefinition): Role {
  const users = ['rrhh', 'jefe', 'admin'] as const;
  return users.find((user) => isAllowed(user, accion)) ?? 'rrhh';
}
