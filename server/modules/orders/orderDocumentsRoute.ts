import { setImmediate } from 'node:timers/promises';
import { can } from '@contract/session/can';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../engine/acciones/context';
import { answerError } from '../../engine/http/answerError';
import { conflict, forbidden, notFound } from '../../engine/http/fault';
import { viewerOf } from '../../engine/http/viewerOf';
import type { Paper } from '../../engine/paper/newPaper';
import { drawDeliveryNote } from './deliveryNote';
import { type OrderPaper, orderPapers } from './orderPaper';
import { drawPackageLabels } from './packageLabels';

const MOST = 200;

async function readPapers(services: Services, request: FastifyRequest): Promise<OrderPaper[]> {
  const viewer = await viewerOf(services, request, { cookie: true, whileViewing: 'allowed' });
  if (!can(viewer.roles, 'ORDERS')) throw forbidden();
  const { ids } = request.query as { ids?: unknown };
  const texts = typeof ids === 'string' ? ids.split(',') : [];
  const numbers = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
  if (numbers.length !== texts.length || numbers.length > MOST) throw notFound();
  const papers = await orderPapers(services.database.db, viewer, numbers);
  if (!papers) throw notFound('Algún pedido no existe o no está a tu alcance.');
  return papers;
}

async function send(
  reply: FastifyReply,
  name: string,
  papers: readonly OrderPaper[],
  draw: (paper: Paper, order: OrderPaper) => void,
) {
  const { newPaper } = await import('../../engine/paper/newPaper');
  const paper = await newPaper({ title: name, says: papers });
  for (const order of papers) {
    draw(paper, order);
    // Between one order and the next the others are answered.
    await setImmediate();
  }
  const bytes = await paper.bytes();
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}.pdf"`,
    // It tells where people live and what they buy: no copy is kept on the way.
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'",
  });
  return reply.send(Buffer.from(bytes));
}

/** The papers of one order or of several in one file. */
export function orderDocumentsRoute(app: FastifyInstance, services: Services): void {
  app.get('/archivos/pedidos/remitos.pdf', async (request, reply) => {
    try {
      const papers = await readPapers(services, request);
      const name = papers.length === 1 ? `remito-${papers[0]?.order.number}` : 'remitos';
      return await send(reply, name, papers, drawDeliveryNote);
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });

  app.get('/archivos/pedidos/etiquetas.pdf', async (request, reply) => {
    try {
      const papers = await readPapers(services, request);
      if (papers.every(({ packages }) => packages.length === 0)) {
        throw conflict('Todavía no hay bultos: las etiquetas salen al embalar.');
      }
      return await send(reply, 'etiquetas', papers, drawPackageLabels);
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}
