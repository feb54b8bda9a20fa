import { can } from '@contract/session/can';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DateTime } from 'luxon';
import PdfDocument from 'pdfkit';
import type { Services } from '../../engine/acciones/context';
import { answerError } from '../../engine/http/answerError';
import { conflict, forbidden, notFound } from '../../engine/http/fault';
import { viewerOf } from '../../engine/http/viewerOf';
import { drawDeliveryNote } from './deliveryNote';
import { drawQr } from './drawQr';
import { type OrderPaper, orderPapers } from './orderPaper';
import { pdfText } from './pdfText';

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

function send(
  reply: FastifyReply,
  name: string,
  papers: readonly OrderPaper[],
  draw: (pdf: PDFKit.PDFDocument, paper: OrderPaper) => void,
) {
  const pdf = new PdfDocument({ autoFirstPage: false, info: { Title: name, Creator: 'Andén' } });
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}.pdf"`,
    // It tells where people live and what they buy: no copy is kept on the way.
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'",
  });
  for (const paper of papers) draw(pdf, paper);
  pdf.end();
  return reply.send(pdf);
}

/** The papers of one order or of several in one file. */
export function orderDocumentsRoute(app: FastifyInstance, services: Services): void {
  app.get('/archivos/pedidos/remitos.pdf', async (request, reply) => {
    try {
      const papers = await readPapers(services, request);
      const name = papers.length === 1 ? `remito-${papers[0]?.order.number}` : 'remitos';
      return send(reply, name, papers, drawDeliveryNote);
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
      return send(reply, 'etiquetas', papers, drawPackageLabels);
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}

const MM = 72 / 25.4;
const SIZE: [number, number] = [100 * MM, 150 * MM];
const EDGE = 6 * MM;
const WIDTH = SIZE[0] - EDGE * 2;

/** One label of 100 × 150 mm for each package, as label printers take it. */
function drawPackageLabels(pdf: PDFKit.PDFDocument, paper: OrderPaper): void {
  const { house, siteName, order, packages } = paper;
  for (const { number, weightKg } of packages) {
    pdf.addPage({ size: SIZE, margin: EDGE });
    pdf
      .font('Helvetica')
      .fontSize(9)
      .text(pdfText(`${house} · ${siteName}`), EDGE, EDGE, { width: WIDTH });
    pdf.font('Helvetica-Bold').fontSize(17);
    pdf.text(pdfText(order.customerName), EDGE, EDGE + 22, {
      width: WIDTH,
      height: 62,
      ellipsis: true,
    });
    pdf.font('Helvetica').fontSize(13);
    pdf.text(pdfText(order.address), EDGE, EDGE + 90, { width: WIDTH, height: 48, ellipsis: true });
    pdf
      .font('Helvetica-Bold')
      .fontSize(26)
      .text(order.number, EDGE, EDGE + 145, { width: WIDTH });
    pdf
      .fontSize(20)
      .text(`Bulto ${number} de ${packages.length}`, EDGE, EDGE + 176, { width: WIDTH });
    const weight = weightKg === null ? '' : ` · ${Number(weightKg).toLocaleString('de-DE')} kg`;
    const promised = DateTime.fromISO(order.promisedOn).toFormat('dd/MM/yyyy');
    pdf
      .font('Helvetica')
      .fontSize(11)
      .text(`Prometido ${promised}${weight}`, EDGE, EDGE + 204);
    const size = 52 * MM;
    drawQr(pdf, `${order.number}/${number}`, {
      x: (SIZE[0] - size) / 2,
      y: SIZE[1] - EDGE - size,
      size,
    });
  }
}
