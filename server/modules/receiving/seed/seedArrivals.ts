import { remitoKey } from '@contract/receiving/remitoKey';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { arrival, arrivalLine, intake, intakeLine, supplier } from '../../../db/schema/receiving';
import { location, product, stock } from '../../../db/schema/warehouse';
import type { DemoPerson } from '../../../engine/seed/demo';
import { dayNow } from '../../../engine/time/dayNow';
import { moveBetween, moveStock, stockAt } from '../../warehouse';

interface Crew {
  siteId: number;
  /** The accounts of whoever plans and of whoever receives. */
  boss: number;
  picker: number;
  supplierIds: readonly number[];
  goods: readonly { id: number }[];
}

interface DemoArrival {
  remito: string;
  /** Days from today. */
  due: number;
  /** The supplier, by its place among those of the demo; each brings three products. */
  from: number;
  state: 'expected' | 'receiving' | 'closed' | 'cancelled';
  reason?: string;
  notes?: string;
  /** Units of each line that came in, by document. */
  intakes?: readonly (readonly number[])[];
}

const QUANTITIES = [48, 120, 30] as const;

const arrivals: readonly DemoArrival[] = [
  { remito: '0003-00018442', due: -9, from: 0, state: 'closed', intakes: [[48, 120, 30]] },
  {
    ...{
      remito: '0003-00018517',
      due: -5,
      from: 1,
      state: 'closed',
      intakes: [
        [24, 60, 30],
        [24, 36],
      ],
    },
    reason: 'El proveedor anotó 24 unidades de menos: las manda con el próximo remito.',
  },
  {
    ...{ remito: '0012-00000931', due: -1, from: 2, state: 'cancelled' },
    reason: 'El camión no salió: llega con otro remito.',
  },
  { remito: '0012-00000958', due: -1, from: 2, state: 'expected' },
  { remito: '0001-00077120', due: 0, from: 3, state: 'receiving', intakes: [[24, 60, 0]] },
  {
    ...{ remito: '0003-00018603', due: 0, from: 0, state: 'expected' },
    notes: 'Descarga por el portón 2. Pedir el termógrafo del camión.',
  },
  { remito: '0001-00077188', due: 2, from: 3, state: 'expected' },
];

/** The demo's receiving places, its suppliers and arrivals in each of their states. */
export async function seedArrivals(db: Db, people: readonly DemoPerson[]): Promise<void> {
  const boss = people.find(({ username }) => username === 'jefe');
  const picker = people.find(({ username }) => username === 'operario');
  if (!boss || !picker) return;
  await db.execute(sql`
    insert into location (site_id, code, barcode, use)
    select distinct l.site_id, places.code, 'U' || l.site_id || '-' || places.code, places.use
    from location l cross join (values ('RECEPCION', 'receiving'), ('CUARENTENA', 'quarantine')) places (code, use)
    order by 1, 2`);
  const suppliers = await db
    .insert(supplier)
    .values(
      ['Lácteos del Litoral', 'Molinos Paraná', 'Bebidas del Sur', 'Distribuidora Oeste'].map(
        (name) => ({ name }),
      ),
    )
    .returning({ id: supplier.id });
  const goods = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.active, true), eq(product.lotTracked, false)))
    .orderBy(asc(product.id))
    .limit(suppliers.length * QUANTITIES.length);
  const crew: Crew = {
    ...{ siteId: boss.siteId, boss: boss.accountId, picker: picker.accountId, goods },
    supplierIds: suppliers.map(({ id }) => id),
  };
  for (const one of arrivals) await addArrival(db, crew, one);
}

async function addArrival(db: Db, crew: Crew, one: DemoArrival): Promise<void> {
  const { remito, due, from, state, reason = '', notes = '', intakes = [] } = one;
  const [made] = await db
    .insert(arrival)
    .values({
      ...{ siteId: crew.siteId, supplierId: crew.supplierIds[from] ?? 0, createdBy: crew.boss },
      ...{ remito, remitoKey: remitoKey(remito), state, reason, notes },
      expectedOn: sql`${dayNow} + ${due}::int`,
      createdAt: sql`anden_now() - interval '10 days'`,
      closedAt: state === 'closed' ? sql`anden_now() + ${due}::int * interval '1 day'` : null,
    })
    .returning({ id: arrival.id });
  if (!made) throw new Error('an arrival of the demo was not stored');
  const lines = await db
    .insert(arrivalLine)
    .values(
      QUANTITIES.map((expected, position) => ({
        ...{ arrivalId: made.id, position, expected, packSize: 12 },
        productId: crew.goods[from * QUANTITIES.length + position]?.id ?? 0,
      })),
    )
    .returning({ id: arrivalLine.id, productId: arrivalLine.productId });
  // Only the oldest were put away: the others show what waits in the receiving place.
  const isPutAway = due < -6;
  for (const units of intakes)
    await addIntake(db, crew, { arrivalId: made.id, remito, lines, units, isPutAway, due });
}

interface DemoIntake {
  arrivalId: number;
  remito: string;
  lines: readonly { id: number; productId: number }[];
  units: readonly number[];
  isPutAway: boolean;
  due: number;
}

async function addIntake(
  db: Db,
  crew: Crew,
  { arrivalId, remito, lines, units, isPutAway, due }: DemoIntake,
) {
  const [place] = await db
    .select()
    .from(location)
    .where(and(eq(location.siteId, crew.siteId), eq(location.use, 'receiving')));
  const [made] = await db
    .insert(intake)
    .values({
      arrivalId,
      createdBy: crew.picker,
      createdAt: sql`anden_now() + ${due}::int * interval '1 day' - interval '1 hour'`,
    })
    .returning({ id: intake.id, number: intake.number });
  if (!place || !made) throw new Error('an intake of the demo was not stored');
  for (const [at, { id: arrivalLineId, productId }] of lines.entries()) {
    const quantity = units[at] ?? 0;
    if (quantity === 0) continue;
    const stockId = await stockAt(db, place, { productId, lotId: null });
    const reason = `Ingreso ${made.number}, remito ${remito}`;
    await moveStock(db, {
      ...{ stockId, delta: quantity, kind: 'receipt', reason },
      accountId: crew.picker,
    });
    const [line] = await db
      .insert(intakeLine)
      .values({ intakeId: made.id, arrivalLineId, stockId, quantity })
      .returning({ id: intakeLine.id });
    if (line && isPutAway) {
      const to = await shelfOf(db, crew.siteId, productId);
      const why = { reason: `Se guarda lo del ingreso ${made.number}`, accountId: crew.picker };
      await moveBetween(db, { fromId: stockId, toId: to, quantity, ...why });
      await db.update(intakeLine).set({ putAway: quantity }).where(eq(intakeLine.id, line.id));
    }
  }
}

/** The stock of a product on the shelf that has the most of it. */
async function shelfOf(db: Db, siteId: number, productId: number): Promise<number> {
  const [row] = await db
    .select({ id: stock.id })
    .from(stock)
    .innerJoin(location, eq(location.id, stock.locationId))
    .where(
      and(
        eq(stock.siteId, siteId),
        eq(stock.productId, productId),
        eq(location.use, 'storage'),
        gt(stock.quantity, 0),
      ),
    )
    .orderBy(desc(stock.quantity), asc(stock.id))
    .limit(1);
  if (!row) throw new Error(`the demo has no shelf with product ${productId}`);
  return row.id;
}
