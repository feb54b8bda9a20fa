import { can } from '@contract/session/can';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { anyOf } from '../../db/anyOf';
import { arrival, arrivalLine, intake, intakeLine } from '../../db/schema/receiving';
import { lot, product, stock } from '../../db/schema/warehouse';
import type { Services, Viewer } from '../../engine/acciones/context';
import { conflict, forbidden, notFound } from '../../engine/http/fault';
import { paperRoute } from '../../engine/paper/paperRoute';
import { visibleArrivals } from './arrivalScope';
import { drawIntakeLabel, type IntakeLabel } from './intakeLabels';

/** More labels than these are no mistake that a printer should find out about. */
const MOST_LABELS = 300;

/** The labels of what came in with some documents, one for each pack. */
export function intakeLabelsRoute(app: FastifyInstance, services: Services): void {
  paperRoute(app, services, {
    path: '/archivos/recepciones/etiquetas.pdf',
    async read(viewer, ids) {
      if (!can(viewer.roles, 'ORDERS')) throw forbidden();
      const wanted = [...new Set(ids)];
      const lines = await readLines(services, viewer, wanted);
      const found = new Set(lines.map(({ intakeId }) => intakeId));
      if (wanted.length === 0 || found.size !== wanted.length) {
        throw notFound('Algún ingreso no existe o no está a tu alcance.');
      }
      const parts = lines.flatMap(labelsOf);
      if (parts.length > MOST_LABELS) {
        throw conflict(`Son más de ${MOST_LABELS} etiquetas: pedilas de a menos ingresos.`);
      }
      const [first] = lines;
      const name = wanted.length === 1 ? `etiquetas-${first?.intakeNumber}` : 'etiquetas';
      return { name, parts };
    },
    draw: drawIntakeLabel,
  });
}

const readLines = (services: Services, viewer: Viewer, intakeIds: readonly number[]) =>
  services.database.db
    .select({
      intakeId: intake.id,
      intakeNumber: intake.number,
      productName: product.name,
      sku: product.sku,
      barcode: product.barcode,
      unit: product.unit,
      lotCode: lot.code,
      expiresOn: lot.expiresOn,
      quantity: intakeLine.quantity,
      packSize: arrivalLine.packSize,
    })
    .from(intakeLine)
    .innerJoin(intake, eq(intake.id, intakeLine.intakeId))
    .innerJoin(arrival, eq(arrival.id, intake.arrivalId))
    .innerJoin(arrivalLine, eq(arrivalLine.id, intakeLine.arrivalLineId))
    .innerJoin(stock, eq(stock.id, intakeLine.stockId))
    .innerJoin(product, eq(product.id, stock.productId))
    .leftJoin(lot, eq(lot.id, stock.lotId))
    .where(and(anyOf(intake.id, [...intakeIds]), visibleArrivals(viewer.roleScope, viewer)))
    .orderBy(asc(intake.id), asc(intakeLine.id));

type Line = Awaited<ReturnType<typeof readLines>>[number];

/** A line of single units gets one label; packs get one each, and the last says how many are left in it. */
function labelsOf({ packSize, quantity, barcode, intakeId: _, ...line }: Line): IntakeLabel[] {
  const code = barcode ?? line.sku;
  if (packSize === 1) return [{ ...line, code, quantity }];
  return Array.from({ length: Math.ceil(quantity / packSize) }, (_pack, index) => ({
    ...line,
    code,
    quantity: Math.min(packSize, quantity - index * packSize),
  }));
}
