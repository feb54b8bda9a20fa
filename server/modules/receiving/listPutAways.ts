import type { OutputOf } from '@contract/core/accion';
import { listPutAways } from '@contract/receiving/putAwayAcciones';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { arrival, intake, intakeLine, supplier } from '../../db/schema/receiving';
import { location, lot, product, stock } from '../../db/schema/warehouse';
import { implement } from '../../engine/acciones/implement';
import { authorRefs } from '../../engine/people/authorRef';
import { visibleArrivals } from './arrivalScope';
import { mayDriveForklift } from './forkliftLicence';
import { countPutAways, isHeaded, type OpenPutAway, openPutAways } from './openPutAways';

const MOST_TASKS = 200;

export const listPutAwaysHandler = implement(listPutAways, async (_input, context) => {
  const { db, viewer, reach } = context;
  const where = visibleArrivals(reach, viewer);
  const drives = await mayDriveForklift(db, viewer.personId);
  const [open, { total }] = await Promise.all([
    openPutAways(db, { where, only: sql`true`, most: MOST_TASKS, drives }),
    countPutAways(db, where),
  ]);
  return { rows: await withGoods(db, viewer.accountId, open), total };
});

type Task = OutputOf<typeof listPutAways>['rows'][number];

const headedTo = alias(location, 'headed_to');

async function withGoods(db: Db, accountId: number, open: readonly OpenPutAway[]): Promise<Task[]> {
  if (open.length === 0) return [];
  const found = await db
    .select({
      id: intakeLine.id,
      arrivalId: arrival.id,
      intakeNumber: intake.number,
      supplierName: supplier.name,
      productId: product.id,
      sku: product.sku,
      barcode: product.barcode,
      productName: product.name,
      unit: product.unit,
      lotCode: lot.code,
      expiresOn: lot.expiresOn,
      locationCode: location.code,
      receivedAt: intake.createdAt,
      headedBy: intakeLine.headedBy,
      headedCode: headedTo.code,
      headedBarcode: headedTo.barcode,
      headedForklift: headedTo.forklift,
      isHeaded: sql<boolean>`${isHeaded(sql`${intakeLine}`)}`,
    })
    .from(intakeLine)
    .innerJoin(intake, eq(intake.id, intakeLine.intakeId))
    .innerJoin(arrival, eq(arrival.id, intake.arrivalId))
    .innerJoin(supplier, eq(supplier.id, arrival.supplierId))
    .innerJoin(stock, eq(stock.id, intakeLine.stockId))
    .innerJoin(product, eq(product.id, stock.productId))
    .innerJoin(location, eq(location.id, stock.locationId))
    .leftJoin(lot, eq(lot.id, stock.lotId))
    .leftJoin(headedTo, eq(headedTo.id, intakeLine.headedToId))
    .where(
      anyOf(
        intakeLine.id,
        open.map(({ id }) => id),
      ),
    );
  const byId = new Map(found.map((row) => [row.id, row]));
  const people = await authorRefs(
    db,
    found.flatMap(({ headedBy }) => (headedBy === null ? [] : [headedBy])),
  );
  return open.flatMap(({ id, units, code, barcode, why, forklift }) => {
    const row = byId.get(id);
    if (!row) return [];
    const {
      isHeaded: onTheWay,
      headedBy,
      headedCode,
      headedBarcode,
      headedForklift,
      ...held
    } = row;
    const { receivedAt, ...goods } = held;
    const headed =
      onTheWay && headedCode !== null && headedBarcode !== null
        ? {
            ...{ code: headedCode, barcode: headedBarcode },
            ...{ why: 'headed' as const, forklift: headedForklift === true },
          }
        : null;
    const proposed =
      code !== null && barcode !== null && why !== null
        ? { code, barcode, why, forklift: forklift === true }
        : null;
    const other = headed && headedBy !== null && headedBy !== accountId;
    return [
      {
        ...goods,
        units,
        receivedAt: receivedAt.toISOString(),
        shelf: headed ?? proposed,
        takenBy: other ? (people.get(headedBy) ?? null) : null,
      },
    ];
  });
}
