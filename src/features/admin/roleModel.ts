import { roleRecord } from '@contract/admin/role';
import {
  type PassedFlag,
  type Permission,
  passedFlags,
  type Roles,
} from '@contract/core/permissions';
import { can } from '@contract/session/can';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import type { Role } from '@/services/wms/generated/admin.gen';
import { flagCatalog } from './flagCatalog';

export const scopeLabels = roleRecord.fields.scope.labels;
export const scopeDetails: Record<Role['scope'], string> = {
  own: 'Solo lo de cada persona.',
  team: 'Lo propio y lo de quienes dependen de ella.',
  site: 'Lo de todas las personas de su sede.',
  all: 'Lo de toda la organización.',
};

const everyFlag = flagCatalog.flatMap((group) => group.flags.map((one) => one.flag));

/** Each flag has a tick; the modules that are given whole or narrowed come apart into theirs. */
export const ticksOf = (flags: unknown): Record<Permission, boolean> => {
  const roles = normalizeRoles(flags);
  return Object.fromEntries(everyFlag.map((flag) => [flag, can(roles, flag)])) as Record<
    Permission,
    boolean
  >;
};

function passedOf(name: PassedFlag, ticks: Record<string, boolean>) {
  const subs: readonly string[] = passedFlags[name];
  const on = subs.map((sub) => ticks[`${name}.${sub}`] === true);
  if (on.every(Boolean)) return true;
  if (!on.some(Boolean)) return false;
  return Object.fromEntries(subs.map((sub, at) => [sub, on[at] === true]));
}

/** The stored shape of the ticks. */
export function flagsOf(ticks: Record<string, boolean>): Roles {
  const source: Record<string, unknown> = {};
  for (const [path, on] of Object.entries(ticks)) {
    const [flag = '', sub] = path.split('.');
    if (flag in passedFlags) source[flag] = passedOf(flag as PassedFlag, ticks);
    else if (sub === undefined) source[flag] = on;
    else source[flag] = { ...(source[flag] as object | undefined), [sub]: on };
  }
  return normalizeRoles(source);
}

/** "12 de 44 permisos". */
export function summaryOf(role: Pick<Role, 'flags'>): string {
  const ticks = Object.values(ticksOf(role.flags));
  return `${ticks.filter(Boolean).length} de ${ticks.length} permisos`;
}
