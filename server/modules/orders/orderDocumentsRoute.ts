import { can } from '@contract/session/can';
import type { FastifyInstance } from 'fastify';
import type { Services, Viewer } from '../../engine/acciones/context';
import { conflict, forbidden, notFound } from '../../engine/http/fault';
import { paperRoute } from '../../engine/paper/paperRoute';
import { drawDeliveryNote } from './deliveryNote';
import { type OrderPaper, orderPapers } from './orderPaper';
import { drawPackageLabels } from './packageLabels';

async function readPapers(
  services: Services,
  viewer: Viewer,
  ids: readonly number[],
): Promise<OrderPaper[]> {
  if (!can(viewer.roles, 'ORDERS')) throw forbidden();
  const papers = await orderPapers(services.database.db, viewer, ids);
  if (!papers) throw notFound('Algún pedido no existe o no está a tu alcance.');
  return papers;
}

/** The papers of one order or of several in one file. */
export function orderDocumentsRoute(app: FastifyInstance, services: Services): void {
  paperRoute(app, services, {
    path: '/archivos/pedidos/remitos.pdf',
    logo: true,
    async read(viewer, ids) {
      const parts = await readPapers(services, viewer, ids);
      return { name: parts.length === 1 ? `remito-${parts[0]?.order.number}` : 'remitos', parts };
    },
    draw: drawDeliveryNote,
  });
  paperRoute(app, services, {
    path: '/archivos/pedidos/etiquetas.pdf',
    async read(viewer, ids) {
      const parts = await readPapers(services, viewer, ids);
      if (parts.every(({ packages }) => packages.length === 0)) {
        throw conflict('Todavía no hay bultos: las etiquetas salen al embalar.');
      }
      return { name: 'etiquetas', parts };
    },
    draw: drawPackageLabels,
  });
}
