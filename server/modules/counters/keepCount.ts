import type { InputOf } from '@contract/core/accion';
import type { countLineQuantity } from '@contract/counters/countingAcciones';
import { and, eq, not, sql } from 'drizzle-orm';
import { stockCountEntry, stockCountLine } from '../../db/schema/counters';
import { product, stock } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { requireUploads } from '../../engine/files/uploads/requireUploads';
import { conflict, invalid } from '../../engine/http/fault';
import { claimedMoment } from '../../engine/time/claimedMoment';
import { clock } from '../../engine/time/clock';
import { type Barred, barredFrom } from './barredFrom';
import { bookedAt } from './bookedAt';
import type { StoredCount } from './countQueries';
import { countReaders } from './countReaders';
import { lineAfter } from './countRules';
import { movedSinceCounted } from './lastCounted';
import { markCounted } from './nextCounts';
import { isOffShift } from './onShift';
import { saidBefore } from './saidBefore';
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
  const { quantity, sure } = counted;
  if (counted.damaged > quantity) {
    throw invalid({ damaged: 'No puede haber más dañadas que las que hay.' });
  }
  await requireUploads(db, viewer.accountId, 'count', { photoHash: counted.photoHash });
  const claimed = claimedMoment(counted, { since: count.createdAt, receivedAt: clock.now() });
  const line = await waitingLine(context, count, lineId, claimed.at);
  const { round, independent } = line;
  const before = sure ? await saidBefore(context, { lineId, round, quantity }) : undefined;
  const { at, unsure } = before ? { at: before.at, unsure: false } : claimed;
  const { expected, near } = await bookedAt(db, line.stockId, at, unsure);
  const tolerance = await toleranceOf(db, count.siteId, line);
  const after = lineAfter({ counted: quantity, expected, moved: near, sure, round, tolerance });
  const damaged = counted.damaged || (before?.damaged ?? 0);
  await db.insert(stockCountEntry).values({
    ...{ lineId, round, quantity, damaged, expected, at, independent, moved: near },
    note: counted.note || (before?.note ?? ''),
    photoHash: counted.photoHash ?? before?.photoHash ?? null,
    ...{ personId: viewer.personId, accountId: viewer.accountId },
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
  if (after === 'same') await markCounted(db, count.siteId, line.stockId);
  const tags = [
    { type: 'StockCount', id: 'LIST' } as const,
    { type: 'StockCount', id: count.id } as const,
  ];
  await emit(tags, countReaders(count.siteId));
  return after === 'moved' ? 'moved' : 'kept';
}

const whyNot: Record<NonNullable<Barred>, string> = {
  moved: 'Moviste mercadería de esa ubicación desde su último conteo: la cuenta otra persona.',
  countedFirst: 'Esa línea ya la contaste vos: la próxima vez la cuenta otra persona.',
  offShift: 'Este conteo es para quien está de turno, y a esa hora no tenías un turno publicado.',
};

async function waitingLine({ db, viewer }: Context, count: StoredCount, lineId: number, at: Date) {
  const offShift = await isOffShift(db, count, viewer, at);
  const [line] = await db
    .select({
      stockId: stockCountLine.stockId,
      state: stockCountLine.state,
      round: stockCountLine.round,
      abcClass: product.abcClass,
      cost: product.cost,
      barred: barredFrom(viewer, { offShift }),
      independent: sql<boolean>`${not(movedSinceCounted(viewer))}`,
    })
    .from(stockCountLine)
    .innerJoin(stock, eq(stock.id, stockCountLine.stockId))
    .innerJoin(product, eq(product.id, stock.productId))
    .where(and(eq(stockCountLine.id, lineId), eq(stockCountLine.countId, count.id)))
    // The stock first, as whoever moves it and then corrects its lines.
    .for('update', { of: [stock, stockCountLine] });
  if (!line) throw invalid({ lineId: 'Esa línea no es de este conteo.' });
  if (line.state !== 'pending' && line.state !== 'again') {
    throw conflict('Esa línea ya la contó otra persona: seguí con la próxima.');
  }
  if (line.barred) throw conflict(whyNot[line.barred]);
  return line;
}
