import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services, Viewer } from '../acciones/context';
import { answerError } from '../http/answerError';
import { notFound } from '../http/fault';
import { viewerOf } from '../http/viewerOf';
import { csvTable } from '../tables/csvTable';
import type { Table } from '../tables/tableColumn';
import { xlsxTable } from '../tables/xlsxTable';
import { openImport } from './openImport';
import { openDefinition } from './registry';
import { reportTable } from './reportTable';
import { templateTable } from './templateTable';

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
      const table = templateTable(openDefinition(viewer, kind));
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
