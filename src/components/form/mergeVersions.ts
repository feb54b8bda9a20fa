import { get, set } from 'react-hook-form';
import { sameJson } from '@/utils/sameJson';

interface Versions<V> {
  /** The values that the form began with. */
  base: V;
  mine: V;
  theirs: V;
}

interface Parts {
  /** Parts are compared as a whole, by the names that the form uses ("phone", "ticks.ORDERS"); left out, each field is. */
  parts?: readonly string[];
  /** Fields that mean something only together: an amount and what it is paid for, the two ends of a range. */
  together?: readonly (readonly string[])[];
}

export interface Merged<V> {
  /** Mine, with what only the others changed. */
  values: V;
  /** The parts that only the others changed. */
  taken: readonly string[];
  /** The parts that both changed, each otherwise. */
  clashes: readonly string[];
}

/** Puts together what two people changed in one record: only what both changed is left to decide. */
export function mergeVersions<V extends object>(
  { base, mine, theirs }: Versions<V>,
  { parts = Object.keys(mine), together = [] }: Parts = {},
): Merged<V> {
  const differ = (one: V, other: V, name: string) =>
    !sameJson(settled(get(one, name)), settled(get(other, name)));
  const groupOf = (name: string) => together.find((group) => group.includes(name)) ?? [name];
  const touched = (version: V, name: string) =>
    groupOf(name).some((part) => differ(base, version, part));
  const names = parts.filter((name) => differ(mine, theirs, name));
  const taken = names.filter((name) => !touched(mine, name));
  const clashes = names.filter((name) => touched(mine, name) && touched(theirs, name));
  return { values: withFieldsOf(mine, theirs, taken), taken, clashes };
}

/** This makes a version with some fields of another. */
export function withFieldsOf<V extends object>(mine: V, theirs: V, names: readonly string[]): V {
  const values = copied(mine);
  for (const name of names) set(values, name, get(theirs, name));
  return values;
}

/** Controls leave a field empty each in their own way, and all of them count as empty. */
const settled = (value: unknown) => value ?? '';

/** This copies as deep as names go; lists and files are replaced whole. */
function copied<T>(value: T): T {
  const isGroup = typeof value === 'object' && value?.constructor === Object;
  if (!isGroup) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copied(part)])) as T;
}
