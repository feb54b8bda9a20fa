import { and, desc, eq, sql } from 'drizzle-orm';
import { rendition, renditionLine } from '../../db/schema/renditions';
import type { Context } from '../../engine/acciones/context';
import { checkExpense } from '../expenses';
import { dropLine, storeLine } from './renditionLines';
import { linesOf, type StoredRendition } from './renditionQueries';
import { MOST_LINES } from './renditionRules';
import { renditionsStore } from './renditionsStore';

interface OwnExpense {
  personId: number;
  /** The rendition that gathers expenses of one kind is called so. */
  title: string;
  day: string;
  categoryId: number;
  kilometres: string;
  description: string;
}

/** The rendition of that title that is still open and has room, or another one. */
async function gathering(
  context: Context,
  { personId, title }: OwnExpense,
): Promise<StoredRendition> {
  const { db, viewer } = context;
  const [open] = await db
    .select({ id: rendition.id })
    .from(rendition)
    .where(
      and(
        eq(rendition.personId, personId),
        eq(rendition.title, title),
        eq(rendition.state, 'open'),
        sql`${rendition.paid} = 0`,
      ),
    )
    .orderBy(desc(rendition.id))
    .limit(1);
  if (open && (await linesOf(db, open.id)).length < MOST_LINES) {
    return renditionsStore.hold(context, { id: open.id }, 'lines');
  }
  const columns = { title, asked: null, personId, state: 'open' as const };
  return renditionsStore.create(context, columns, {
    kind: 'opened',
    accountId: viewer.accountId,
  });
}

/** Adds kilometres of one's own that another module knows of; whoever calls lets them take turns. */
export async function addOwnExpense(context: Context, asked: OwnExpense): Promise<number> {
  const { personId, day, categoryId, kilometres, description } = asked;
  const fields = {
    ...{ day, categoryId, kilometres, description },
    ...{ amount: null, trip: '', tax: null, issuer: null, invoiceType: null, invoiceNumber: '' },
  };
  const columns = await checkExpense(context.db, fields, { personId, receipt: null });
  return storeLine(context, await gathering(context, asked), columns);
}

/** Takes an expense of one's own out again, unless its rendition was handed in: nobody changes what was shown. */
export async function dropOwnExpense(context: Context, lineId: number): Promise<boolean> {
  const [line] = await context.db
    .select({ id: rendition.id, state: rendition.state })
    .from(renditionLine)
    .innerJoin(rendition, eq(rendition.id, renditionLine.renditionId))
    .where(eq(renditionLine.id, lineId));
  if (line?.state !== 'open') return false;
  await dropLine(context, await renditionsStore.hold(context, { id: line.id }, 'lines'), lineId);
  return true;
}
