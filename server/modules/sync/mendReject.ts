import { dropLinkReject, mendLinkReject } from '@contract/sync/linkAcciones';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { findReject, holdReject, presentReject, type RejectRow } from './runQueries';
import { tellLinks } from './runs/tellLinks';
import { sendRejects, settleReject } from './sendRejects';

async function openReject(context: Context, id: number): Promise<RejectRow> {
  const { db, viewer } = context;
  await holdReject(db, id);
  const row = await findReject(db, viewer, id);
  if (!row) throw notFound('Esa fila no existe o no está a tu alcance.');
  if (row.state !== 'rejected' && row.state !== 'parked') {
    throw conflict('Esa fila ya se atendió.');
  }
  return row;
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

/** Sends one row again with what was typed; still wrong, it keeps that. */
export const mendLinkRejectHandler = implement(mendLinkReject, async ({ id, cells }, context) => {
  const row = await openReject(context, id);
  const typed = { ...row, cells: mendedCells(row, cells) };
  const [sent = row] = await sendRejects(context, [typed], { asStored: false });
  await tellLinks(context.emit);
  return presentReject(sent);
});

export const dropLinkRejectHandler = implement(dropLinkReject, async ({ id }, context) => {
  const row = await settleReject(context, await openReject(context, id), { state: 'dropped' });
  await tellLinks(context.emit);
  return presentReject(row);
});
