import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../db/Db';
import type { Services } from '../acciones/context';
import { Fault } from '../http/fault';
import { listOrder } from '../lists/listOrder';
import { orderBy } from '../lists/sortKeys';
import { csvTable } from '../tables/csvTable';
import type { Cell } from '../tables/tableColumn';
import { xlsxTable } from '../tables/xlsxTable';
import { exportPath } from './exportFolder';
import type { ExportRequest, OpenExport } from './exportRequest';
import { readBatches } from './readBatches';

export interface ExportWriting {
  id: string;
  format: ExportRequest['format'];
  /** The longest that one step of the query may take. */
  patienceMs: number;
  signal?: AbortSignal;
  /** After each batch, with all that is written so far. */
  onRows?(rows: number): Promise<void>;
  /** The moment that a workbook says; left out, now. */
  writtenAt?: Date;
  /** Rows that are still being reckoned are refused. */
  settled?: boolean;
}

/** Some rows are still being reckoned: a moment later they are there. */
export class StillReckoning extends Fault {
  constructor() {
    super(409, 'conflicto', 'Todavía se están calculando filas: probá en unos minutos.');
  }
}

export async function* cells(
  { columns, keys, definition, open }: OpenExport,
  tx: Db,
  rows: AsyncIterable<Record<string, unknown>[]>,
  { signal, onRows, settled }: Pick<ExportWriting, 'signal' | 'onRows' | 'settled'>,
): AsyncGenerator<Cell[][]> {
  let count = 0;
  for await (const batch of rows) {
    signal?.throwIfAborted();
    if (settled && definition.waits && batch.some(definition.waits)) throw new StillReckoning();
    const whole = await definition.complete?.(tx, open.context.viewer, batch);
    yield (whole ?? batch).map((row) =>
      columns.map((column, at) =>
        column.value ? column.value(row) : (row[keys[at] ?? ''] as Cell),
      ),
    );
    count += batch.length;
    await onRows?.(count);
  }
}

/** Writes the rows as they come from the database; the file has its name only when it is whole. */
export async function writeExport(
  { database, config }: Pick<Services, 'database' | 'config'>,
  request: OpenExport,
  writing: ExportWriting,
): Promise<void> {
  const { list, context, input } = request.open;
  const order = orderBy(listOrder(list, context, input));
  const file = await exportPath(config, writing.id);
  const draft = `${file}.parte`;
  const { columns, definition } = request;
  const run = database.db.transaction(
    async (tx) => {
      const { patienceMs } = writing;
      const reading = readBatches(tx, list, {
        context,
        where: request.where,
        orderBy: order,
        patienceMs,
      });
      const batches = cells(request, tx, reading.batches, writing);
      const table = { name: definition.name, columns, batches, writtenAt: writing.writtenAt };
      const source = writing.format === 'csv' ? csvTable(table) : xlsxTable(table);
      try {
        await pipeline(source, createWriteStream(draft, { mode: 0o600 }), {
          signal: writing.signal,
        });
      } finally {
        await reading.stop();
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  try {
    await run;
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
