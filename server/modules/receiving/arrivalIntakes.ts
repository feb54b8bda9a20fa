import { asc, desc, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { intake, intakeLine } from '../../db/schema/receiving';
import { location, lot, product, stock } from '../../db/schema/warehouse';
import { authorRefs } from '../../engine/people/authorRef';

const linesOf = (db: Db, intakeIds: readonly number[]) =>
  db
    .select({
      intakeId: intakeLine.intakeId,
      id: intakeLine.id,
      productId: product.id,
      sku: product.sku,
      productName: product.name,
      unit: product.unit,
      quantity: intakeLine.quantity,
      lotCode: lot.code,
      expiresOn: lot.expiresOn,
      condition: intakeLine.condition,
      reason: intakeLine.reason,
      locationCode: location.code,
      putAway: intakeLine.putAway,
    })
    .from(intakeLine)
    .innerJoin(stock, eq(stock.id, intakeLine.stockId))
    .innerJoin(product, eq(product.id, stock.productId))
    .innerJoin(location, eq(location.id, stock.locationId))
    .leftJoin(lot, eq(lot.id, stock.lotId))
    .where(anyOf(intakeLine.intakeId, [...intakeIds]))
    .orderBy(asc(intakeLine.id));

/** The documents of an arrival, the last first, each with its own lines. */
export async function arrivalIntakes(db: Db, arrivalId: number) {
  const rows = await db
    .select()
    .from(intake)
    .where(eq(intake.arrivalId, arrivalId))
    .orderBy(desc(intake.id));
  if (rows.length === 0) return [];
  const accounts = rows.flatMap(({ createdBy, reversedBy }) => [createdBy, reversedBy]);
  const [lines, people] = await Promise.all([
    linesOf(
      db,
      rows.map(({ id }) => id),
    ),
    authorRefs(
      db,
      accounts.filter((id) => id !== null),
    ),
  ]);
  const personOf = (accountId: number | null) =>
    accountId === null ? null : (people.get(accountId) ?? null);
  return rows.map(
    ({ id, number, state, createdBy, createdAt, reversedBy, reversedAt, reason, photoHash }) => ({
      ...{ id, number, state, reason },
      at: createdAt.toISOString(),
      person: personOf(createdBy),
      photoUrl: photoHash === null ? null : `/archivos/${photoHash}`,
      reversedAt: reversedAt?.toISOString() ?? null,
      reversedBy: personOf(reversedBy),
      lines: lines.flatMap(({ intakeId, ...line }) => (intakeId === id ? [line] : [])),
    }),
  );
}
