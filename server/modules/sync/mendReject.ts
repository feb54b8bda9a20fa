import { dropLinkReject, mendLinkReject } from '@contract/sync/linkAcciones';
import { and, eq } from 'drizzle-orm';
import type { ImportRowNote } from '../../db/schema/imports';
import { linkReject } from '../../db/schema/sync';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { checkRows } from '../../engine/imports/checkRows';
import { openDefinition } from '../../engine/imports/registry';
import { writeCandidates } from '../../engine/imports/writeCandidates';
import { findReject, holdReject, presentReject, type RejectRow } from './runQueries';
import { tellLinks } from './runs/tellLinks';

async function openReject(context: Context, id: number): Promise<RejectRow> {
  const { db, viewer } = context;
  await holdReject(db, id);
  const row = await findReject(db, viewer, id);
  if (!row) throw notFound('Esa fila no existe o no está a tu alcance.');
  if (row.state !== 'rejected') throw conflict('Esa fila ya se atendió.');
  return row;
}

async function settle(
  context: Context,
  row: RejectRow,
  change: Pick<RejectRow, 'state'> & Partial<Pick<RejectRow, 'cells' | 'errors'>>,
) {
  await context.db
    .update(linkReject)
    .set(change)
    .where(and(eq(linkReject.id, row.id), eq(linkReject.state, 'rejected')));
  await context.audit({
    ...{ entity: 'linkReject', entityId: row.id },
    ...{ before: { state: row.state }, after: { state: change.state, linkId: row.linkId } },
  });
  await tellLinks(context.emit);
  return presentReject({ ...row, ...change });
}

function mendedCells(row: RejectRow, asked: readonly { key: string; text: string }[]): string[] {
  const cells = [...row.cells];
  for (const { key, text } of asked) {
    const at = row.mapping[key];
    if (at === undefined) throw conflict('Ese dato no está en el archivo.');
    while (cells.length <= at) cells.push('');
    cells[at] = text.trim();
  }
  return cells;
}

/** Sends one row again, in the name and with the rights of whoever mended it. */
export const mendLinkRejectHandler = implement(mendLinkReject, async ({ id, cells }, context) => {
  const row = await openReject(context, id);
  const definition = openDefinition(context.viewer, row.what);
  const mended = mendedCells(row, cells);
  const { headers, mapping, number } = row;
  const reading = { headers, mapping, creates: false };
  const sent = [{ number, cells: mended }];
  const { found } = await checkRows(context, definition, reading, sent);
  let errors: ImportRowNote[] = found.flatMap((one) => one.errors);
  const changing = found.filter((one) => one.errors.length === 0 && one.state !== 'unchanged');
  if (changing.length > 0) {
    const refused = await writeCandidates(definition, context, changing, false);
    errors = refused.map(({ message }) => ({ column: null, message }));
  }
  // Still wrong, it keeps what was typed and says what is missing now.
  const state = errors.length > 0 ? 'rejected' : 'mended';
  return settle(context, row, { state, cells: mended, errors });
});

export const dropLinkRejectHandler = implement(dropLinkReject, async ({ id }, context) =>
  settle(context, await openReject(context, id), { state: 'dropped' }),
);
