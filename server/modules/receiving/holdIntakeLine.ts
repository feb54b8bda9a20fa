import { and, eq } from 'drizzle-orm';
import { arrival, intake, intakeLine } from '../../db/schema/receiving';
import { stock } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { conflict, notFound } from '../../engine/http/fault';
import { visibleArrivals } from './arrivalScope';

/** Holds a line that waits to be put away. Its document is held first, as by whoever reverses it. */
export async function holdIntakeLine({ db, viewer, reach }: Context, id: number) {
  const [found] = await db
    .select({ intakeId: intake.id })
    .from(intakeLine)
    .innerJoin(intake, eq(intake.id, intakeLine.intakeId))
    .innerJoin(arrival, eq(arrival.id, intake.arrivalId))
    .where(and(eq(intakeLine.id, id), visibleArrivals(reach, viewer)));
  if (!found) throw notFound('Eso no existe o no está a tu alcance.');
  const [held] = await db
    .select({ state: intake.state })
    .from(intake)
    .where(eq(intake.id, found.intakeId))
    .for('update');
  if (held?.state !== 'received') {
    throw conflict('Ese ingreso se revirtió: ya no hay nada que guardar de él.');
  }
  const [row] = await db
    .select({
      line: intakeLine,
      siteId: stock.siteId,
      productId: stock.productId,
      lotId: stock.lotId,
      locationId: stock.locationId,
    })
    .from(intakeLine)
    .innerJoin(stock, eq(stock.id, intakeLine.stockId))
    .where(eq(intakeLine.id, id))
    .for('update', { of: intakeLine });
  if (!row) throw new Error(`intake line ${id} vanished while it was held`);
  const { line } = row;
  if (line.condition !== 'good')
    throw conflict('Está apartado: no se guarda para preparar pedidos.');
  if (line.putAway === line.quantity) throw conflict('Eso ya está guardado.');
  return row;
}
