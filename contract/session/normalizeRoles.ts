import { groupedFlags, passedFlags, plainFlags, type Roles } from '../core/permissions';
import { isOn } from './isOn';

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function group(names: readonly string[], value: unknown): Record<string, boolean> {
  // An old server may send one flag for the whole group.
  const whole = typeof value === 'object' ? undefined : isOn(value);
  const source = record(value);
  return Object.fromEntries(names.map((name) => [name, whole ?? isOn(source[name])]));
}

/** Any server's roles in the stored shape: every key present, 0/1 and "S"/"N" understood, missing is false; what is passed through stays as it came. */
export function normalizeRoles(raw: unknown): Roles {
  const source = record(raw);
  const plain = plainFlags.map((name) => [name, isOn(source[name])]);
  const through = Object.keys(passedFlags).map((name) => [name, source[name] ?? false]);
  const grouped = Object.entries(groupedFlags).map(([name, subs]) => [
    name,
    group(subs, source[name]),
  ]);
  return Object.fromEntries([...plain, ...through, ...grouped]) as Roles;
}
