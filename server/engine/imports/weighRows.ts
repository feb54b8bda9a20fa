import type { ImportWeight } from '@contract/imports/importWeight';
import { namesOf } from '../people/namesOf';
import type { Asking, Candidate, ImportedRows } from './importDefinition';
import { sumWeights } from './sumWeights';

/** This says what the rows that would be written change of people's time and pay; null where the import touches neither. */
export async function weighRows(
  asking: Asking,
  { weigh }: Pick<ImportedRows, 'weigh'>,
  rows: readonly Candidate[],
): Promise<ImportWeight[] | null> {
  if (!weigh) return null;
  const written = rows.filter(({ errors, state }) => errors.length === 0 && state !== 'unchanged');
  const weights = await weigh(asking, written);
  const ids = weights.flatMap(({ person }) => (typeof person === 'number' ? [person] : []));
  const names = await namesOf(asking.db, [...new Set(ids)]);
  return sumWeights(weights, (id) => names.get(id)?.name ?? '');
}
