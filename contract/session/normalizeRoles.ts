import {
  groupedFlags,
  type PassedFlag,
  passedFlags,
  plainFlags,
  type Roles,
} from '../core/permissions';

const yes = new Set(['1', 's', 'si', 'sí', 'true', 'y', 'yes']);

function flag(value: unknown): boolean {
  if (typeof value === 'string') return yes.has(value.trim().toLowerCase());
  return value === true || value === 1;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function group(names: readonly string[], value: unknown): Record<string, boolean> {
  // An old server may send one flag for the whole group.
  const whole = typeof value === 'object' ? undefined : flag(value);
  const source = record(value);
  return Object.fromEntries(names.map((name) => [name, whole ?? flag(source[name])]));
}

function passed(name: PassedFlag, value: unknown): boolean | Record<string, boolean> {
  if (typeof value !== 'object' || value === null) return flag(value);
  const source = record(value);
  return Object.fromEntries(
    passedFlags[name].filter((sub) => sub in source).map((sub) => [sub, flag(source[sub])]),
  );
}

/** Any server's roles in the stored shape: every key present, 0/1 and "S"/"N" understood, missing is false. */
export function normalizeRoles(raw: unknown): Roles {
  const source = record(raw);
  const plain = plainFlags.map((name) => [name, flag(source[name])]);
  const through = (Object.keys(passedFlags) as PassedFlag[]).map((name) => [
    name,
    passed(name, source[name]),
  ]);
  const grouped = Object.entries(groupedFlags).map(([name, subs]) => [
    name,
    group(subs, source[name]),
  ]);
  return Object.fromEntries([...plain, ...through, ...grouped]) as Roles;
}
