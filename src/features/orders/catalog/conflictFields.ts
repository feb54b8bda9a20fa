import type { ConflictField } from '@/components/dialog/ConflictDialog';

/** A label, and what a person reads under it. */
export type FieldReader<V> = readonly [label: string, show: (values: V) => string];

export const yesNo = (on: boolean) => (on ? 'Sí' : 'No');

/** Only what differs between the two versions. */
export const conflictFields = <V>(
  readers: readonly FieldReader<V>[],
  mine: V,
  stored: V,
): ConflictField[] =>
  readers.flatMap(([label, show]) =>
    show(mine) === show(stored) ? [] : [{ label, mine: show(mine), stored: show(stored) }],
  );
