import type { Context } from '../acciones/context';
import { refusalOf } from '../bulk/refusalOf';
import type { Candidate, ImportDefinition, RefusedRow } from './importDefinition';

/** Each row refused or written by itself; stops at the first refusal where one is enough. */
async function writeOneByOne(
  definition: Extract<ImportDefinition, { apply: unknown }>,
  context: Context,
  rows: readonly Candidate[],
  stopAtRefusal: boolean,
): Promise<RefusedRow[]> {
  const ids: number[] = [];
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const refusal = await refusalOf(context, async (own) => {
      ids.push(await definition.apply(own, row));
    });
    if (refusal) {
      const { message, closed } = refusal;
      refused.push({ number: row.number, message, ...(closed ? { closed } : {}) });
    }
    if (refused.length > 0 && stopAtRefusal) return refused;
  }
  if (ids.length > 0) await definition.told(context, ids);
  return refused;
}

/** Writes rows that were looked at, and answers those that were refused. */
export const writeCandidates = async (
  definition: ImportDefinition,
  context: Context,
  rows: readonly Candidate[],
  stopAtRefusal: boolean,
): Promise<readonly RefusedRow[]> =>
  'apply' in definition
    ? writeOneByOne(definition, context, rows, stopAtRefusal)
    : definition.applyTogether(context, rows);
