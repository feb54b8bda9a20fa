import { packOrder } from '@contract/orders/orderStepAcciones';
import { asc, eq } from 'drizzle-orm';
import { orderLine } from '../../db/schema/orders';
import { orderPackage, orderPackageItem } from '../../db/schema/orderWork';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { changeOrder } from './changeOrder';
import { foreign, miscounted } from './lineRules';

export const packOrderHandler = implement(packOrder, (input, context) =>
  changeOrder(context, { id: input.id, version: input.version }, 'pack', async ({ id }) => {
    const { db } = context;
    const lines = await db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, id))
      .orderBy(asc(orderLine.position));
    const packed = input.packages.flatMap(({ items }) => items);
    const wrong = miscounted(lines, packed);
    if (wrong.length > 0 || foreign(lines, packed)) {
      const places = wrong.map((line) => line.position).join(', ');
      throw conflict(
        `Los bultos no llevan exactamente lo preparado${places ? ` (línea ${places})` : ''}.`,
      );
    }
    for (const [index, { weightKg, items }] of input.packages.entries()) {
      const [row] = await db
        .insert(orderPackage)
        .values({ orderId: id, number: index + 1, weightKg })
        .returning({ id: orderPackage.id });
      if (!row) throw new Error('a package was not stored');
      await db
        .insert(orderPackageItem)
        .values(sumByLine(items).map((item) => ({ packageId: row.id, ...item })));
    }
    return { state: 'packed', packageCount: input.packages.length };
  }),
);

function sumByLine(items: readonly { lineId: number; quantity: number }[]) {
  const sums = new Map<number, number>();
  for (const { lineId, quantity } of items) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return [...sums].map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
}
