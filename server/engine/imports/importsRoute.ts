import type { Readable } from 'node:stream';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/Db';
import { type ImportRowNote, importRow } from '../../db/schema/imports';
import type { Services, Viewer } from '../acciones/context';
import { answerError } from '../http/answerError';
import { notFound } from '../http/fault';
import { viewerOf } from '../http/viewerOf';
import { csvTable } from '../tables/csvTable';
import type { Table } from '../tables/tableColumn';
import { xlsxTable } from '../tables/xlsxTable';
import { columnsIn } from './columnsIn';
import type { ImportDefinition } from './importDefinition';
import { type ImportRunRow, openImport } from './openImport';
import { columnsOf, openDefinition } from './registry';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function sendTable(reply: FastifyReply, table: Table, format: 'csv' | 'xlsx') {
  const stream: Readable = format === 'csv' ? csvTable(table) : xlsxTable(table);
  return reply
    .headers({
      'content-type': types[format],
      'content-disposition': `attachment; filename="planilla.${format}"; filename*=UTF-8''${encodeURIComponent(`${table.name}.${format}`)}`,
      'cache-control': 'private, no-store',
    })
    .send(stream);
}

/** The empty file to fill in, and the filled one with what is wrong in it. */
export function importsRoute(app: FastifyInstance, services: Services): void {
  const answer =
    (send: (viewer: Viewer, name: string, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
      try {
        const viewer = await viewerOf(services, request, { cookie: true });
        return await send(viewer, request.params.name, reply);
      } catch (error) {
        answerError(error, reply, request.log);
        return reply;
      }
    };

  app.get<{ Params: { name: string } }>(
    '/archivos/plantillas/:name',
    answer(async (viewer, name, reply) => {
      const [, kind, format] = /^([a-z-]+)\.(csv|xlsx)$/.exec(name) ?? [];
      if (!kind) throw notFound('Esa plantilla no existe.');
      const table = await templateTable(services.database.db, openDefinition(viewer, kind));
      return sendTable(reply, table, format === 'csv' ? 'csv' : 'xlsx');
    }),
  );
  app.get<{ Params: { name: string } }>(
    '/archivos/importaciones/:name',
    answer(async (viewer, name, reply) => {
      if (!/^\d{1,9}$/.test(name)) throw notFound('Esa importación no existe.');
      const { db } = services.database;
      const { run } = await openImport({ db, viewer }, Number(name));
      return sendTable(reply, reportTable(db, run), 'xlsx');
    }),
  );
}

async function* exampleOf(cells: readonly string[]) {
  yield [cells.map((cell) => (cell === '' ? null : cell))];
}

/** The titles that an import knows, and one row to replace. */
async function templateTable(db: Db, definition: ImportDefinition) {
  const { title, titled, examples } = definition;
  const columns = columnsIn(definition, titled?.template() ?? []);
  const there = (await examples?.(db)) ?? {};
  const table: Table = {
    name: `Plantilla de ${title.toLowerCase()}`,
    columns: columns.map(({ label, kind, required }) => ({
      label,
      kind,
      width: required ? 16 : 22,
    })),
    batches: exampleOf(columns.map(({ key, example }) => there[key] ?? example)),
  };
  return table;
}

const BATCH = 1000;

const results = {
  new: 'Nueva',
  changed: 'Con cambios',
  unchanged: 'Sin cambios',
  invalid: 'Con errores',
  applied: 'Importada',
  refused: 'Rechazada',
} as const;

async function* rowsOf(db: Db, run: ImportRunRow) {
  const labels = new Map(columnsOf(run.kind, run.headers).map(({ key, label }) => [key, label]));
  const told = (notes: ImportRowNote[]) =>
    notes
      .map(({ column, message }) =>
        column ? `${labels.get(column) ?? column}: ${message}` : message,
      )
      .join(' ');
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(importRow)
      .where(and(eq(importRow.runId, run.id), gt(importRow.number, after)))
      .orderBy(asc(importRow.number))
      .limit(BATCH);
    if (rows.length === 0) return;
    yield rows.map(({ cells, state, errors, warnings }) => [
      ...run.headers.map((_, index) => cells[index] ?? ''),
      results[state],
      told(errors),
      told(warnings),
    ]);
    after = rows.at(-1)?.number ?? after;
  }
}

/** The file as it came, with what happened to each row beside it. */
const reportTable = (db: Db, run: ImportRunRow): Table => ({
  name: `Informe de ${run.fileName.replace(/\.[^.]*$/, '')}`,
  columns: [
    ...run.headers.map((label) => ({ label, kind: 'text' as const })),
    { label: 'Resultado', kind: 'text' as const, width: 14 },
    { label: 'Errores', kind: 'text' as const, width: 80 },
    { label: 'Avisos', kind: 'text' as const, width: 80 },
  ],
  batches: rowsOf(db, run),
});
