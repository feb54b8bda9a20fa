import { putAwayGoods } from '@contract/receiving/putAwayAcciones';
import { eq } from 'drizzle-orm';
import { intake, intakeLine } from '../../db/schema/receiving';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { holdStocks, moveBetween, placeCalled, stockAt, stockReaders } from '../warehouse';
import { arrivalReaders } from './arrivalScope';
import { requireForkliftLicence } from './forkliftLicence';
import { holdIntakeLine } from './holdIntakeLine';

/** The shelf that was read counts, and not the one that was proposed. */
export const putAwayGoodsHandler = implement(
  putAwayGoods,
  async ({ id, to, quantity }, context) => {
    const { db, viewer, audit, emit } = context;
    const { line, siteId, productId, lotId, locationId } = await holdIntakeLine(context, id);
    const before = line.quantity - line.putAway;
    if (quantity > before) throw conflict(`De eso quedan ${before} por guardar.`);
    const place = await placeCalled(db, siteId, to);
    if (place.use === 'receiving') throw invalid({ to: 'Ahí se recibe: leé dónde se guarda.' });
    if (place.forklift) await requireForkliftLicence(db, viewer.personId);
    const toId = await stockAt(db, place, { productId, lotId });
    const fromId = line.stockId;
    await holdStocks(db, [fromId, toId]);
    const [document] = await db
      .select({ number: intake.number })
      .from(intake)
      .where(eq(intake.id, line.intakeId));
    const reason = `Se guarda lo del ingreso ${document?.number ?? ''}`;
    const { accountId } = viewer;
    if (!(await moveBetween(db, { fromId, toId, quantity, reason, accountId }))) {
      throw conflict('Ya no hay tanto en el lugar de recepción: alguien lo movió.');
    }
    const putAway = line.putAway + quantity;
    await db
      .update(intakeLine)
      .set({ putAway, headedToId: null, headedBy: null, headedAt: null })
      .where(eq(intakeLine.id, id));
    const after = {
      ...{ delta: quantity, fromLocationId: locationId, toLocationId: place.id },
      reason,
    };
    await audit({ entity: 'stock', entityId: fromId, after });
    await emit([{ type: 'Arrival', id: 'LIST' }], arrivalReaders(siteId));
    await emit([{ type: 'Stock', id: 'LIST' }], stockReaders([siteId]));
    return { left: line.quantity - putAway, locationCode: place.code };
  },
);
