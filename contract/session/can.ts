import { type Permission, passedFlags, type Roles } from '../core/permissions';

function moduleShows(flag: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === true;
  const group = value as Record<string, unknown>;
  const subs: readonly string[] = passedFlags[flag as keyof typeof passedFlags] ?? [];
  if (subs.includes('show')) return group.show === true;
  return 'SHOW' in group ? group.SHOW === true : Object.values(group).some((on) => on === true);
}

/** The one reading of the role flags, for the client and the server alike. A missing flag is false. */
export function can(roles: Partial<Roles> | null | undefined, permission: Permission): boolean {
  if (!roles) return false;
  const [flag = '', sub] = permission.split('.');
  const value: unknown = (roles as Record<string, unknown>)[flag];
  if (sub === undefined) return moduleShows(flag, value);
  if (flag in passedFlags && value === true) return true;
  if (sub === 'whole') return false;
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[sub] === true
    : false;
}
