import type { InputOf } from '@contract/core/accion';
import { counted } from '@contract/core/counted';
import { settleCountLines } from '@contract/counters/countLineAcciones';
import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { stockCountLine } from '../../db/schema/counters';
import type { Context } from '../../engine/acciones/context';
import { withdrawRequest } from '../../engine/approvals/askedOf';
import { submitIfRuled } from '../../engine/approvals/submitIfRuled';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { conflict, notFound } from '../../engine/http/fault';
import { adjustLine } from './adjustLine';
import { COUNT_ADJUST } from './countAdjustRequest';
import { countLinesList } from './countLineQueries';
import type { StoredCount } from './countQueries';
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
  if (!line || !decidable.has(line.state)) {
    throw conflict('No tiene una diferencia por resolver: ya se decidió, o falta contarla.');
  }
  if (change.kind === 'adjust') await askOrAdjust(context, count, line, change);
  else await leaveLine(context, count, line, change);
  const told = { ...change, line: lineName(line), difference: line.difference };
  await stockCountStore.write(context, count, {}, { told });
}

const decidable = new Set<HeldLine['state']>(['differs', 'approval']);

const nobodyAsks =
  'Este ajuste necesita aprobación y tu cuenta no es de ninguna persona: que lo resuelva alguien del depósito.';

/** The stock changes at once, or once whoever a definition names approved it. */
async function askOrAdjust(
  context: Context,
  count: StoredCount,
  line: HeldLine,
  { cause, reason }: Extract<Change, { kind: 'adjust' }>,
): Promise<void> {
  const { db, viewer } = context;
  if (line.state === 'approval') throw conflict('Su ajuste ya espera aprobación.');
  if (line.countedBy.includes(viewer.accountId)) {
    throw conflict('La contaste vos: la ajusta otra persona.');
  }
  const here = eq(stockCountLine.id, line.id);
  // The request reads from the line why it differs.
  await db.update(stockCountLine).set({ cause, reason }).where(here);
  const asked = { type: COUNT_ADJUST, subjectId: line.id, nobodyAsks };
  if (await submitIfRuled(context, asked)) {
    await db.update(stockCountLine).set({ state: 'approval' }).where(here);
    return;
  }
  await adjustLine(context, { count, line, cause, reason, accountId: viewer.accountId });
}

/** The books stay as they are, or somebody else counts it again; an approval that was asked for is no longer needed. */
async function leaveLine(
  context: Context,
  { siteId }: StoredCount,
  { id, stockId, state, round }: HeldLine,
  change: Exclude<Change, { kind: 'adjust' }>,
): Promise<void> {
  const { db, viewer } = context;
  if (state === 'approval') {
    await withdrawRequest(context, COUNT_ADJUST, id, 'La línea se resolvió de otra manera.');
  }
  const after =
    change.kind === 'again'
      ? ({ state: 'again', round: round + 1 } as const)
      : ({
          state: 'accepted',
          ...{ cause: change.cause, reason: change.reason },
          ...{ settledBy: viewer.accountId, settledAt: sql`anden_now()` },
        } as const);
  await db.update(stockCountLine).set(after).where(eq(stockCountLine.id, id));
  if (change.kind === 'leave') await markCounted(db, siteId, stockId);
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
