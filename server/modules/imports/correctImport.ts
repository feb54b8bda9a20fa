import { correctImport } from '@contract/imports/importAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { openMendable } from '../../engine/imports/openImport';
import { pendingRows } from '../../engine/imports/pendingRows';
import { presentImport } from '../../engine/imports/presentImport';
import { reviewRun } from '../../engine/imports/reviewRun';

export const correctImportHandler = implement(
  correctImport,
  async ({ id, number, key, text, alike }, context) => {
    const { run, definition } = await openMendable(context, id);
    const at = run.mapping[key];
    if (at === undefined) throw invalid({ key: 'Esa columna no está en el archivo.' });
    const rows = await pendingRows(context.db, id);
    const row = rows.find((one) => one.number === number);
    if (!row) throw conflict('Esa fila ya se importó.');
    const said = alike ?? row.cells[at] ?? '';
    const same = rows.filter((one) => one.number !== number && (one.cells[at] ?? '') === said);
    for (const { cells } of alike === undefined ? [row] : [row, ...same]) {
      // A row may end before the last of the titles.
      while (cells.length <= at) cells.push('');
      cells[at] = text.trim();
    }
    const { open } = await reviewRun(context, { run, definition }, rows);
    const others = alike === undefined && said !== '' && said !== text.trim() ? same.length : 0;
    return { run: await presentImport(context, open), others };
  },
);
