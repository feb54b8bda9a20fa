import type { person } from '../../db/schema/organisation';

export type StoredPerson = typeof person.$inferSelect;

/** The kinds of change that have a day of effect, with the columns of a person that each one decides. */
export const datedFields = {
  position: ['position'],
  place: ['siteId', 'areaId'],
  manager: ['managerId'],
  category: ['category'],
  agreement: ['agreement'],
  salary: ['salaryBasis', 'salary'],
  union: ['unionTie'],
} as const satisfies Record<string, readonly (keyof StoredPerson)[]>;

export type DatedKind = keyof typeof datedFields;
export type DatedField = (typeof datedFields)[DatedKind][number];
export type DatedValues = Pick<StoredPerson, DatedField>;

const kinds = Object.keys(datedFields) as DatedKind[];
const fieldsOf = (kind: DatedKind): readonly DatedField[] => datedFields[kind];

export const kindsAmong = (names: readonly string[]): DatedKind[] =>
  kinds.filter((kind) => fieldsOf(kind).some((name) => names.includes(name)));

/** The values that one kind decides, taken from a person or from a row of their history. */
export const valuesOf = (kind: DatedKind, from: Partial<DatedValues>): Partial<DatedValues> =>
  Object.fromEntries(fieldsOf(kind).map((name) => [name, from[name] ?? null]));

export const isDated = (name: string): boolean => kindsAmong([name]).length > 0;
