import type { RenditionDetail } from '@contract/renditions/rendition';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { rendition, renditionEvent } from '../../db/schema/renditions';
import { openRequestOf } from '../../engine/approvals/openRequestOf';
import { notFound } from '../../engine/http/fault';
import { toldEvents } from '../../engine/people/toldEvents';
import { receiptOf, repeatedReceipts } from '../expenses';
import { linesOf, renditionsList, toRenditionRow } from './renditionQueries';
import { type Asking, actionsOn, noRendition } from './renditionReach';
import { ADVANCE_REQUEST, opensReceipts, REPORT_REQUEST, seesRendition } from './renditionScope';

const historyOf = async (db: Db, renditionId: number) =>
  toldEvents(
    db,
    await db
      .select()
      .from(renditionEvent)
      .where(eq(renditionEvent.renditionId, renditionId))
      .orderBy(asc(renditionEvent.id)),
  );

/** Whether who asks may look at the receipts of one. */
export async function mayOpenReceipts(
  { db, viewer }: Pick<Asking, 'db' | 'viewer'>,
  id: number,
): Promise<boolean> {
  const [found] = await db
    .select({ id: rendition.id })
    .from(rendition)
    .where(and(eq(rendition.id, id), opensReceipts(viewer)));
  return found !== undefined;
}

async function presentLines(asking: Asking, renditionId: number) {
  const [rows, mayOpen] = await Promise.all([
    linesOf(asking.db, renditionId),
    mayOpenReceipts(asking, renditionId),
  ]);
  return Promise.all(
    rows.map(async ({ line, categoryName }) => {
      const { receiptHash, receiptName, receiptContent, renditionId: _of, ...shown } = line;
      const receipt = { receiptHash, receiptName };
      const [file, repeated] = await Promise.all([
        mayOpen ? receiptOf(asking.db, receipt) : null,
        repeatedReceipts(
          asking,
          { ...shown, receiptContent },
          { source: 'renditions', lineId: line.id },
        ),
      ]);
      const { createdAt: _at, ...expense } = shown;
      return {
        ...expense,
        categoryName,
        hasReceipt: receiptHash !== null,
        receipt: file,
        repeated,
      };
    }),
  );
}

/** A rendition whole, for whoever may see it. */
export async function presentRendition(asking: Asking, id: number): Promise<RenditionDetail> {
  const { db, viewer, reach } = asking;
  const its = eq(rendition.id, id);
  const [[stored], [row]] = await Promise.all([
    db
      .select()
      .from(rendition)
      .where(and(its, seesRendition(viewer, reach))),
    renditionsList.from(db.select(renditionsList.fields)).where(its),
  ]);
  if (!stored || !row) throw notFound(noRendition);
  const [request, history, lines] = await Promise.all([
    openRequestOf(db, [ADVANCE_REQUEST, REPORT_REQUEST], id),
    historyOf(db, id),
    presentLines(asking, id),
  ]);
  return {
    ...toRenditionRow(row),
    lines,
    history,
    requestId: request?.id ?? null,
    actions: actionsOn(asking, stored),
  };
}
