import type { AccionDefinition } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { seedRoles } from '../../server/seed/roles';

/** Somebody who gets past the permission, or the handler would never be reached. */
export function someoneAllowed({ permission }: AccionDefinition): string {
  if (permission === 'public' || permission === 'session') return 'rrhh';
  const flags = typeof permission === 'string' ? [permission] : permission;
  const users = ['rrhh', 'jefe', 'admin'] as const;
  return users.find((user) => flags.some((flag) => can(seedRoles[user].flags, flag))) ?? 'rrhh';
}
