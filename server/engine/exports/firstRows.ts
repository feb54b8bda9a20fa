import type { Services } from '../acciones/context';
import { countRows } from '../lists/countRows';
import { listOrder } from '../lists/listOrder';
import { orderBy } from '../lists/sortKeys';
import { cellWords } from '../tables/csvTable';
import type { OpenExport } from './exportRequest';
import { readBatches } from './readBatches';
import { cells } from './writeExport';

interface FirstRows {
  total: number;
  rows: string[][];
}

/** The first rows of an export as its file would have them, and how many there are in all. */
export async function firstRows(
  { database }: Pick<Services, 'database'>,
  request: OpenExport,
  most: number,
  patienceMs: number,
): Promise<FirstRows> {
  const { list, context, input } = request.open;
  const order = orderBy(listOrder(list, context, input));
  return database.db.transaction(
    async (tx) => {
      const asked = { context, where: request.where, orderBy: order, patienceMs };
      const reading = readBatches(tx, list, asked);
      const batches = cells(request, tx, reading.batches, {});
      const first = await batches.next();
      await reading.stop();
      const found = first.done ? [] : first.value.slice(0, most);
      const total = await countRows(tx, list, request.where);
      const words = (row: (typeof found)[number]) =>
        request.columns.map(({ kind }, at) => cellWords(kind, row[at]));
      return { total, rows: found.map(words) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
