import type { AccionDefinition, InputOf, OutputOf } from '@contract/core/accion';
import { createArrival, getArrival } from '@contract/receiving/arrivalAcciones';
import { receiveGoods, reverseIntake } from '@contract/receiving/intakeAcciones';
import { saveSupplier } from '@contract/receiving/supplierAcciones';
import { saveLocation, saveProduct } from '@contract/warehouse/catalogAcciones';
import { eq, sql } from 'drizzle-orm';
import { person } from '../../server/db/schema/organisation';
import { account } from '../../server/db/schema/session';
import { addDays } from '../../server/engine/time/days';
import { todayAt } from '../../server/engine/time/todayAt';
import type { TestServer } from './buildServer';

type Arrival = OutputOf<typeof getArrival>;

/** Goods that a supplier brings to the demo's warehouse, made through the acciones that people use. */
export async function receivingWorld(server: TestServer, name: string) {
  const { db } = server.services.database;
  const [boss] = await db
    .select({ siteId: person.siteId })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(eq(account.username, 'jefe'));
  const siteId = boss?.siteId ?? 0;
  const expectedOn = addDays(await todayAt(db, siteId), 1);
  let made = 0;

  async function must<A extends AccionDefinition>(accion: A, input: object, as = 'jefe') {
    const { status, body, error } = await server.call(accion, input as InputOf<A>, as);
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body as OutputOf<A>;
  }

  const supplier = (of = name) => must(saveSupplier, { name: `Proveedor ${of}` });

  /** A product of its own, by default without lots and with no tolerance of its own. */
  const goods = async (fields: Record<string, unknown> = {}) => {
    made += 1;
    const sku = `R${name}${made}`.toUpperCase();
    return must(saveProduct, { sku, name: `Producto ${sku}`, unit: 'unidad', ...fields });
  };

  const shelf = (code: string, fields: Record<string, unknown> = {}) =>
    must(saveLocation, { siteId, code, ...fields });

  const announced = (
    supplierId: number,
    remito: string,
    ...lines: [productId: number, quantity: number][]
  ) => ({
    ...{ supplierId, remito, siteId, expectedOn },
    lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
  });

  const announce = async (
    supplierId: number,
    remito: string,
    ...lines: [productId: number, quantity: number][]
  ): Promise<Arrival> => must(createArrival, announced(supplierId, remito, ...lines));

  const receive = (id: number, lines: readonly object[], as = 'operario', key?: string) =>
    server.call(receiveGoods, { id, lines }, as, key ? { 'idempotency-key': key } : {});

  const reverse = (intakeId: number, as = 'jefe') =>
    server.call(reverseIntake, { intakeId, reason: 'Se anotó mal' }, as);

  const read = (id: number, as = 'jefe'): Promise<Arrival> => must(getArrival, { id }, as);

  /** Reads how much of a product lies where, by the code of its place. */
  async function lying(productId: number): Promise<Record<string, number>> {
    const { rows } = await db.execute<{ code: string; quantity: number }>(sql`
      select l.code, sum(s.quantity)::int as quantity from stock s join location l on l.id = s.location_id
      where s.product_id = ${productId} and s.quantity > 0 group by 1`);
    return Object.fromEntries(rows.map(({ code, quantity }) => [code, quantity]));
  }

  return {
    siteId,
    must,
    supplier,
    goods,
    shelf,
    announced,
    announce,
    receive,
    reverse,
    read,
    lying,
  };
}

export type ReceivingWorld = Awaited<ReturnType<typeof receivingWorld>>;
