import { reverseIntake } from '@contract/receiving/intakeAcciones';
import { asc, eq, sql } from 'drizzle-orm';
import { intake, intakeLine } from '../../db/schema/receiving';
import { location, product, stock } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { holdStocks, moveStock, stockReaders } from '../warehouse';
import { arrivalsStore } from './arrivalsStore';
import { presentStoredArrival } from './presentArrival';
import { stateAfterReversal } from './receivingRules';

export const reverseIntakeHandler = implement(
  reverseIntake,
  async ({ intakeId, reason }, context) => {
    const { db, viewer, emit } = context;
    const ofIntake = eq(intake.id, intakeId);
    const [found] = await db.select().from(intake).where(ofIntake);
    if (!found) throw notFound('La recepción no existe o no está a tu alcance.');
    const { arrivalId: id, number } = found;
    const held = await arrivalsStore.hold(context, { id }, 'reverse');
    // The look before was without the arrival held: somebody may have reversed it meanwhile.
    const [now] = await db
      .select({ state: intake.state })
      .from(intake)
      .where(ofIntake)
      .for('update');
    if (now?.state !== 'received') throw conflict('Ese ingreso ya estaba revertido.');
    await takeBack(context, intakeId, `Se revierte el ingreso ${number}: ${reason}`);
    await db
      .update(intake)
      .set({
        ...{ state: 'reversed', reason, reversedBy: viewer.accountId },
        reversedAt: sql`anden_now()`,
      })
      .where(ofIntake);
    await arrivalsStore.write(
      context,
      held.row,
      { state: stateAfterReversal(held.intakes - 1), closedAt: null, reason: '' },
      { reason, told: { intake: number } },
    );
    await emit([{ type: 'Stock', id: 'LIST' }], stockReaders([held.row.siteId]));
    return presentStoredArrival(db, viewer, id);
  },
);

/**
 * The units of this document alone leave the places that they entered, all of them or none. Those that other documents brought and nobody put
 * away yet stay: they are not taken instead of what somebody took to a shelf.
 */
async function takeBack({ db, viewer }: Context, intakeId: number, reason: string): Promise<void> {
  const lines = await db
    .select({
      stockId: intakeLine.stockId,
      quantity: sql<number>`sum(${intakeLine.quantity})::int`,
      productName: product.name,
      locationCode: location.code,
      ofOthers: sql<number>`(select coalesce(sum(other.quantity - other.put_away), 0)::int
        from intake_line other join intake doc on doc.id = other.intake_id
        where other.stock_id = ${intakeLine.stockId} and other.intake_id <> ${intakeId}
          and doc.state = 'received' and other.condition = 'good')`,
    })
    .from(intakeLine)
    .innerJoin(stock, eq(stock.id, intakeLine.stockId))
    .innerJoin(product, eq(product.id, stock.productId))
    .innerJoin(location, eq(location.id, stock.locationId))
    .where(eq(intakeLine.intakeId, intakeId))
    .groupBy(intakeLine.stockId, product.name, location.code)
    .orderBy(asc(intakeLine.stockId));
  const { accountId } = viewer;
  for (const { stockId, quantity, productName, locationCode, ofOthers } of lines) {
    await holdStocks(db, [stockId]);
    const [lying] = await db
      .select({ quantity: stock.quantity })
      .from(stock)
      .where(eq(stock.id, stockId));
    const isThere = (lying?.quantity ?? 0) - ofOthers >= quantity;
    if (
      !isThere ||
      !(await moveStock(db, { stockId, delta: -quantity, kind: 'receipt', reason, accountId }))
    ) {
      throw conflict(
        `${productName} ya no está en ${locationCode}: volvé a ponerlo ahí y revertí el ingreso.`,
      );
    }
  }
}
