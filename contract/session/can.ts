import { type Permission, passedFlags, type Roles } from '../core/permissions';
import { isOn } from './isOn';

function moduleShows(flag: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isOn(value);
  const group = value as Record<string, unknown>;
  const subs: readonly string[] = passedFlags[flag as keyof typeof passedFlags] ?? [];
  if (subs.includes('show')) return isOn(group.show);
  return 'SHOW' in group ? isOn(group.SHOW) : Object.values(group).some(isOn);
}

/** The one reading of the role flags, for the client and the server alike. A missing flag is false. */
export function can(roles: Partial<Roles> | null | undefined, permission: Permission): boolean {
  if (!roles) return false;
  const [flag = '', sub] = permission.split('.');
  const value: unknown = (roles as Record<string, unknown>)[flag];
  if (sub === undefined) return moduleShows(flag, value);
  if (flag in passedFlags && isOn(value)) return true;
  if (sub === 'whole') return false;
  return typeof value === 'object' && value !== null
    ? isOn((value as Record<string, unknown>)[sub])
    : false;
}
