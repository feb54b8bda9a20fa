import type { InputOf } from '@contract/core/accion';
import type { countLineQuantity } from '@contract/counters/countingAcciones';
import { and, eq, gte, sql } from 'drizzle-orm';
import { stockCountEntry, stockCountLine } from '../../db/schema/counters';
import { stockMovement } from '../../db/schema/orderWork';
import { product, stock } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { requireUploads } from '../../engine/files/uploads/requireUploads';
import { conflict, invalid } from '../../engine/http/fault';
import { clock } from '../../engine/time/clock';
import { barredFrom } from './barredFrom';
import { countMoment } from './countMoment';
import type { StoredCount } from './countQueries';
import { countReaders } from './countReaders';
import { expectedAt, lineAfter, movedNear, NEARNESS_MS } from './countRules';
import { toleranceOf } from './toleranceOf';

type Counted = Omit<InputOf<typeof countLineQuantity>, 'id' | 'lineId'>;

/** Keeps what somebody counted of a line. The count is held, and the stock, so that nothing moves between the look and the writing. */
export async function keepCount(
  context: Context,
  count: StoredCount,
  lineId: number,
  counted: Counted,
): Promise<'kept' | 'moved'> {
  const { db, viewer, emit } = context;
  const { quantity, damaged, note, photoHash, sure } = counted;
  if (damaged > quantity) throw invalid({ damaged: 'No puede haber más dañadas que las que hay.' });
  await requireUploads(db, viewer.accountId, 'count', { photoHash });
  const line = await waitingLine(context, count.id, lineId);
  const { at, unsure } = countMoment(counted, clock.now());
  const { expected, near } = await bookedAt(context, line.stockId, at, unsure);
  const tolerance = await toleranceOf(db, count.siteId, line.abcClass);
  const { round } = line;
  const after = lineAfter({ counted: quantity, expected, moved: near, sure, round, tolerance });
  await db.insert(stockCountEntry).values({
    ...{ lineId, round, quantity, damaged, note, photoHash, expected, at },
    ...{ moved: near, personId: viewer.personId, accountId: viewer.accountId },
  });
  await db
    .update(stockCountLine)
    .set({
      ...{ counted: quantity, expected, damaged, moved: near && after !== 'same' },
      state: after === 'moved' ? 'again' : after,
      round: after === 'again' ? 2 : round,
      ...(after === 'same' ? { settledAt: sql`anden_now()` } : {}),
    })
    .where(eq(stockCountLine.id, lineId));
  const tags = [
    { type: 'StockCount', id: 'LIST' } as const,
    { type: 'StockCount', id: count.id } as const,
  ];
  await emit(tags, countReaders(count.siteId));
  return after === 'moved' ? 'moved' : 'kept';
}

const whyNot = {
  moved: 'Moviste mercadería de esa ubicación desde su último conteo: la cuenta otra persona.',
  countedFirst: 'El primer conteo de esa línea fue tuyo: el segundo lo hace otra persona.',
};

async function waitingLine({ db, viewer }: Context, countId: number, lineId: number) {
  const [line] = await db
    .select({
      stockId: stockCountLine.stockId,
      state: stockCountLine.state,
      round: stockCountLine.round,
      abcClass: product.abcClass,
      barred: barredFrom(viewer),
    })
    .from(stockCountLine)
    .innerJoin(stock, eq(stock.id, stockCountLine.stockId))
    .innerJoin(product, eq(product.id, stock.productId))
    .where(and(eq(stockCountLine.id, lineId), eq(stockCountLine.countId, countId)))
    .for('update', { of: [stockCountLine, stock] });
  if (!line) throw invalid({ lineId: 'Esa línea no es de este conteo.' });
  if (line.state !== 'pending' && line.state !== 'again') {
    throw conflict('Esa línea ya la contó otra persona: seguí con la próxima.');
  }
  if (line.barred) throw conflict(whyNot[line.barred]);
  return line;
}

/** Reads what the books say about a moment, and whether goods moved too near to it to tell. */
async function bookedAt({ db }: Context, stockId: number, at: Date, unsure: boolean) {
  const [held] = await db
    .select({ quantity: stock.quantity })
    .from(stock)
    .where(eq(stock.id, stockId));
  const around = new Date(at.getTime() - NEARNESS_MS);
  const movements = await db
    .select({ delta: stockMovement.delta, at: stockMovement.at, kind: stockMovement.kind })
    .from(stockMovement)
    .where(and(eq(stockMovement.stockId, stockId), gte(stockMovement.at, around)));
  const byHand = movements.filter(({ kind }) => kind !== 'count');
  return {
    expected: expectedAt(held?.quantity ?? 0, movements, at),
    near: movedNear(byHand, at) || (unsure && byHand.length > 0),
  };
}
