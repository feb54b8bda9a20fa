import { receiveGoods } from '@contract/receiving/intakeAcciones';
import { isOver } from '@contract/receiving/tolerance';
import { eq, max } from 'drizzle-orm';
import { arrivalLine, intake, intakeLine } from '../../db/schema/receiving';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { requireUploads } from '../../engine/files/uploads/requireUploads';
import { invalid } from '../../engine/http/fault';
import { todayAt } from '../../engine/time/todayAt';
import { moveStock, stockAt, stockReaders } from '../warehouse';
import { arrivalLines } from './arrivalLines';
import type { StoredArrival } from './arrivalQueries';
import { arrivalsStore } from './arrivalsStore';
import { findGoods, type Goods } from './findGoods';
import { receivingPlaces } from './receivingPlaces';

export const receiveGoodsHandler = implement(
  receiveGoods,
  async ({ id, lines, photoHash }, context) => {
    const { db, viewer, emit } = context;
    const { row } = await arrivalsStore.hold(context, { id }, 'receive');
    await requireUploads(db, viewer.accountId, 'intake', { photoHash });
    const goods = await findGoods(db, lines, await todayAt(db, row.siteId));
    const known = await arrivalLines(db, row);
    refuseUnexplained(goods, known);
    const lineOf = await allLines(context, row.id, goods, known);
    const { accountId } = viewer;
    const [made] = await db
      .insert(intake)
      .values({ arrivalId: id, createdBy: accountId, photoHash })
      .returning({ id: intake.id, number: intake.number });
    if (!made) throw new Error('an intake was not stored');
    const entering = await stockOf(context, row, goods);
    for (const { stockId, quantity } of [...entering].sort((a, b) => a.stockId - b.stockId)) {
      const reason = `Ingreso ${made.number}, remito ${row.remito}`;
      await moveStock(db, { stockId, delta: quantity, kind: 'receipt', reason, accountId });
    }
    await db.insert(intakeLine).values(
      entering.map(({ productId, ...line }) => ({
        ...line,
        intakeId: made.id,
        arrivalLineId: lineOf(productId),
      })),
    );
    const units = entering.reduce((sum, { quantity }) => sum + quantity, 0);
    await arrivalsStore.write(
      context,
      row,
      { state: 'receiving' },
      { told: { intake: made.number, units } },
    );
    await emit([{ type: 'Stock', id: 'LIST' }], stockReaders([row.siteId]));
    return { intakeId: made.id, number: made.number };
  },
);

type Known = Awaited<ReturnType<typeof arrivalLines>>;

/** More than was expected, or a product that nobody announced, needs a reason in one of its lines. */
function refuseUnexplained(goods: readonly Goods[], known: Known): void {
  for (const productId of new Set(goods.map(({ product }) => product.id))) {
    const ours = goods.filter(({ product }) => product.id === productId);
    const line = known.find((one) => one.productId === productId);
    const { expected = 0, tolerance = 0, received: before = 0 } = line ?? {};
    const received = ours.reduce((sum, { said }) => sum + said.quantity, before);
    if (!isOver({ expected, tolerance, received }) || ours.some(({ said }) => said.reason !== '')) {
      continue;
    }
    const last = goods.findLastIndex(({ product }) => product.id === productId);
    const message =
      expected === 0
        ? 'No estaba en el remito: decí por qué se recibe.'
        : `Con esto son ${received} y se esperaban ${expected}: decí por qué.`;
    throw invalid({ [`lines.${last}.reason`]: message });
  }
}

/** Answers the line of a product; what was not announced gets one that expects nothing. */
async function allLines(
  { db }: Context,
  arrivalId: number,
  goods: readonly Goods[],
  known: Known,
): Promise<(productId: number) => number> {
  const lines = new Map(known.map(({ productId, id }) => [productId, id]));
  const added = [...new Set(goods.map(({ product }) => product.id))].filter((id) => !lines.has(id));
  if (added.length > 0) {
    const [last] = await db
      .select({ position: max(arrivalLine.position) })
      .from(arrivalLine)
      .where(eq(arrivalLine.arrivalId, arrivalId));
    const from = (last?.position ?? -1) + 1;
    const stored = await db
      .insert(arrivalLine)
      .values(
        added.map((productId, index) => ({
          ...{ arrivalId, productId, position: from + index },
          expected: 0,
        })),
      )
      .returning({ id: arrivalLine.id, productId: arrivalLine.productId });
    for (const { id, productId } of stored) lines.set(productId, id);
  }
  return (productId) => {
    const id = lines.get(productId);
    if (id === undefined) throw new Error(`product ${productId} has no line`);
    return id;
  };
}

/** The stock that each line enters: the receiving place, or apart where it is not well. */
async function stockOf({ db }: Context, { siteId }: StoredArrival, goods: readonly Goods[]) {
  const placeFor = await receivingPlaces(db, siteId);
  const entering = [];
  for (const { said, product, lotId } of goods) {
    const { quantity, condition, reason } = said;
    const stockId = await stockAt(db, placeFor(condition), { productId: product.id, lotId });
    entering.push({ stockId, productId: product.id, quantity, condition, reason });
  }
  return entering;
}
