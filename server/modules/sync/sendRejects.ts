import { and, eq } from 'drizzle-orm';
import type { ImportRowNote } from '../../db/schema/imports';
import { linkReject } from '../../db/schema/sync';
import type { Context } from '../../engine/acciones/context';
import { checkRows } from '../../engine/imports/checkRows';
import { openDefinition } from '../../engine/imports/registry';
import { writeCandidates } from '../../engine/imports/writeCandidates';
import { noteOf, refusedState } from './refusedState';
import type { RejectRow } from './runQueries';

/** Writes down what became of a row, unless somebody else attended it first. */
export async function settleReject(
  context: Context,
  row: RejectRow,
  change: Pick<RejectRow, 'state'> & Partial<Pick<RejectRow, 'cells' | 'errors'>>,
): Promise<RejectRow> {
  await context.db
    .update(linkReject)
    .set(change)
    .where(and(eq(linkReject.id, row.id), eq(linkReject.state, row.state)));
  await context.audit({
    ...{ entity: 'linkReject', entityId: row.id },
    ...{ before: { state: row.state }, after: { state: change.state, linkId: row.linkId } },
  });
  return { ...row, ...change };
}

export interface SentRow extends RejectRow {
  /** It said what was there already. */
  unchanged: boolean;
}

/** Sends rows of one run again, in the name and with the rights of whoever asks; still wrong, each says what is missing now. */
export async function sendRejects(
  context: Context,
  rows: readonly RejectRow[],
  { asStored }: { asStored: boolean },
): Promise<SentRow[]> {
  const [first] = rows;
  if (!first) return [];
  const definition = openDefinition(context.viewer, first.what);
  const { headers, mapping } = first;
  const reading = { headers, mapping, creates: false };
  const sent = rows.map(({ number, cells }) => ({ number, cells }));
  const { found } = await checkRows(context, definition, reading, sent);
  const errors = new Map<number, ImportRowNote[]>(found.map((one) => [one.number, one.errors]));
  const changing = found
    .filter((one) => one.errors.length === 0 && one.state !== 'unchanged')
    .sort((a, b) => a.turn - b.turn || a.number - b.number);
  if (changing.length > 0) {
    const refused = await writeCandidates(definition, context, changing, false);
    for (const row of refused) errors.set(row.number, [noteOf(row)]);
  }
  const changed = new Set(changing.map(({ number }) => number));
  const settled: SentRow[] = [];
  for (const row of rows) {
    const left = errors.get(row.number) ?? [];
    const state = left.length > 0 ? refusedState(left) : 'mended';
    const now = { state, cells: row.cells, errors: left } as const;
    const unchanged = state === 'mended' && !changed.has(row.number);
    // Nothing happened to a row that goes on waiting as it did.
    const waits = asStored && state === 'parked' && row.state === 'parked';
    settled.push({ ...(waits ? row : await settleReject(context, row, now)), unchanged });
  }
  return settled;
}
