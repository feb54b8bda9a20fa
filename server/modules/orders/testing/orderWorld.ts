import type { Order } from '@contract/orders/order';
import { createOrder, getOrder } from '@contract/orders/orderAcciones';
import { assignPicker, pickLine, startPicking } from '@contract/orders/pickingAcciones';
import { saveCustomer, saveLocation, saveProduct } from '@contract/warehouse/catalogAcciones';
import { adjustStock } from '@contract/warehouse/stockAcciones';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../../tests/support/buildServer';
import { person } from '../../../db/schema/organisation';
import { account } from '../../../db/schema/session';
import { addDays } from '../../../engine/time/days';
import { todayAt } from '../../../engine/time/todayAt';

/** A small warehouse of its own inside the demo's, made through the acciones that people use. */
export async function orderWorld(server: TestServer, name: string) {
  const { db } = server.services.database;
  const [boss] = await db
    .select({ siteId: person.siteId })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(eq(account.username, 'jefe'));
  const siteId = boss?.siteId ?? 0;
  // Ahead of today, so that no order is late by itself.
  const promisedOn = addDays(await todayAt(db, siteId), 5);
  let made = 0;
  const must = <T>({ status, body, error }: { status: number; body: T; error: unknown }): T => {
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body;
  };
  const customer = must(
    await server.call(
      saveCustomer,
      { name: `Cliente ${name}`, address: 'Mitre 100, Rosario', siteId },
      'jefe',
    ),
  );

  /** A product with so many units on a shelf of its own. */
  async function goods(quantity: number, fields: Record<string, unknown> = {}) {
    made += 1;
    const code = `T${name}${made}`.toUpperCase();
    const product = must(
      await server.call(
        saveProduct,
        { sku: code, name: `Producto ${code}`, unit: 'unidad', ...fields },
        'jefe',
      ),
    );
    const location = must(await server.call(saveLocation, { siteId, code }, 'jefe'));
    const stock =
      quantity === 0
        ? null
        : must(
            await server.call(
              adjustStock,
              {
                productId: product.id,
                locationId: location.id,
                kind: 'receipt',
                delta: quantity,
                reason: 'Ingreso',
              },
              'jefe',
            ),
          );
    return { product, location, stockId: stock?.id ?? 0 };
  }

  const order = async (...lines: [productId: number, quantity: number][]): Promise<Order> =>
    must(
      await server.call(
        createOrder,
        {
          customerId: customer.id,
          promisedOn,
          lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
        },
        'jefe',
      ),
    );

  const read = async (id: number, as = 'jefe'): Promise<Order> =>
    must(await server.call(getOrder, { id }, as));

  const started = async (...lines: [number, number][]): Promise<Order> => {
    const { id, version } = await order(...lines);
    return must(await server.call(startPicking, { id, version }, 'operario'));
  };

  const pick = (
    on: Order,
    line: number,
    stockId: number,
    quantity: number,
    as = 'operario',
    claim: object = {},
  ) =>
    server.call(
      pickLine,
      { id: on.id, lineId: on.lines[line]?.id, stockId, quantity, ...claim },
      as,
    );

  const assign = async (on: Order, pickerId: number | null) =>
    server.call(assignPicker, { id: on.id, version: on.version, pickerId }, 'jefe');

  return { siteId, customer, goods, order, started, read, pick, assign, must };
}

export type OrderWorld = Awaited<ReturnType<typeof orderWorld>>;
