import type { InputOf } from '@contract/core/accion';
import { counted } from '@contract/core/counted';
import { countLineRecord } from '@contract/counters/countLine';
import { settleCountLines } from '@contract/counters/countLineAcciones';
import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { stockCountLine } from '../../db/schema/counters';
import type { Context } from '../../engine/acciones/context';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { conflict, notFound } from '../../engine/http/fault';
import { moveStock, stockReaders } from '../warehouse';
import { countLinesList } from './countLineQueries';
import { type HeldLine, heldLines } from './heldLines';
import { markCounted } from './nextCounts';
import { stockCountStore } from './stockCountStore';

type Change = InputOf<typeof settleCountLines>['change'];

const titles: Record<Change['kind'], string> = {
  adjust: 'Ajustar',
  leave: 'Dejar como estaban',
  again: 'Pedir que se cuenten otra vez',
};

const lineName = ({ locationCode, productName }: HeldLine) => `${locationCode}: ${productName}`;

/** The count is held before its line is read, so that two who decide about it take turns. */
async function settleOne(context: Context, id: number, change: Change): Promise<void> {
  const { db } = context;
  const [found] = await db
    .select({ countId: stockCountLine.countId })
    .from(stockCountLine)
    .where(eq(stockCountLine.id, id));
  if (!found) throw notFound();
  const { row: count } = await stockCountStore.hold(context, { id: found.countId }, 'settle');
  const [line] = await heldLines(db, eq(stockCountLine.id, id));
  if (line?.state !== 'differs') {
    throw conflict('No tiene una diferencia por resolver: ya se decidió, o falta contarla.');
  }
  if (change.kind === 'adjust') await adjust(context, line, change, count.number);
  await db
    .update(stockCountLine)
    .set(settled(context, line, change))
    .where(eq(stockCountLine.id, id));
  if (change.kind !== 'again') await markCounted(db, count.siteId, line.stockId);
  const told = { ...change, line: lineName(line), difference: line.difference };
  await stockCountStore.write(context, count, {}, { told });
  await context.emit([{ type: 'Stock', id: 'LIST' }], stockReaders([count.siteId]));
}

function settled({ viewer }: Context, { difference, round }: HeldLine, change: Change) {
  if (change.kind === 'again') return { state: 'again', round: round + 1 } as const;
  const { cause, reason } = change;
  const by = { cause, reason, settledBy: viewer.accountId, settledAt: sql`anden_now()` };
  return change.kind === 'adjust'
    ? ({ ...by, state: 'adjusted', adjustment: difference } as const)
    : ({ ...by, state: 'accepted' } as const);
}

async function adjust(
  { db, viewer: { accountId } }: Context,
  { stockId, difference, countedBy }: HeldLine,
  { cause, reason }: Extract<Change, { kind: 'adjust' }>,
  number: string,
): Promise<void> {
  if (countedBy.includes(accountId)) throw conflict('La contaste vos: la ajusta otra persona.');
  const words = [countLineRecord.shown.cause.labels[cause], `conteo ${number}`, reason];
  const moved = await moveStock(db, {
    ...{ stockId, delta: difference ?? 0, kind: 'count', accountId },
    reason: words.filter(Boolean).join(' · '),
  });
  if (!moved) throw conflict('Ya no queda tanto como la diferencia: pedí que se vuelva a contar.');
}

export const settleCountLinesBulk: BulkAction<typeof settleCountLines> = {
  accion: settleCountLines,
  list: countLinesList,
  title: (rows, { change }) => `${titles[change.kind]}: ${counted(rows, 'línea', 'líneas')}`,
  labels: async ({ db }, ids) => {
    const lines = await heldLines(db, anyOf(stockCountLine.id, [...ids]));
    return new Map(lines.map((line) => [line.id, lineName(line)]));
  },
  each: (context, id, { change }) => settleOne(context, id, change),
};

export const settleCountLinesHandler = implementBulk(settleCountLinesBulk);
