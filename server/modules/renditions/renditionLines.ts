import {
  addRenditionLine,
  changeRenditionLine,
  removeRenditionLine,
} from '@contract/renditions/renditionLineAcciones';
import { and, eq } from 'drizzle-orm';
import { renditionLine } from '../../db/schema/renditions';
import type { Context } from '../../engine/acciones/context';
import { implement, implementPrepared } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import type { Ends } from '../../engine/store/defineChanges';
import { checkExpense, keepReceipt, keptReceipt } from '../expenses';
import { presentRendition } from './presentRendition';
import { linesOf, type StoredLine, type StoredRendition } from './renditionQueries';
import { MOST_LINES, sumOf } from './renditionRules';
import { renditionsStore } from './renditionsStore';

const entity = 'renditionLine';

/** The sums of its expenses now, for the rendition itself. */
export async function reckoned({ db }: Pick<Ends, 'db'>, renditionId: number) {
  const rows = await linesOf(db, renditionId);
  return {
    spent: sumOf(rows.map(({ line }) => line.amount)),
    sanctioned: sumOf(rows.map(({ line }) => line.granted)),
  };
}

const summed = async (context: Context, before: StoredRendition) =>
  renditionsStore.write(context, before, await reckoned(context, before.id), {
    kind: null,
    accountId: context.viewer.accountId,
  });

async function held({ db }: Context, renditionId: number, lineId: number): Promise<StoredLine> {
  const [line] = await db
    .select()
    .from(renditionLine)
    .where(and(eq(renditionLine.id, lineId), eq(renditionLine.renditionId, renditionId)))
    .for('update');
  if (!line) throw notFound('Ese gasto ya no está en la rendición.');
  return line;
}

export const addRenditionLineHandler = implementPrepared(
  addRenditionLine,
  ({ file }, context) => keepReceipt(context, file),
  async ({ id, file: _file, ...fields }, context, receipt) => {
    const before = await renditionsStore.hold(context, { id }, 'lines');
    const { personId } = before;
    if ((await linesOf(context.db, id)).length >= MOST_LINES) {
      throw conflict(`Una rendición admite hasta ${MOST_LINES} gastos: presentala y abrí otra.`);
    }
    const columns = await checkExpense(context.db, fields, { personId, receipt });
    const [line] = await context.db
      .insert(renditionLine)
      .values({ ...columns, renditionId: id })
      .returning();
    if (!line) throw new Error('an expense was not stored');
    await context.audit({ entity, entityId: line.id, after: line });
    await summed(context, before);
    return { lineId: line.id };
  },
);

export const changeRenditionLineHandler = implementPrepared(
  changeRenditionLine,
  ({ file }, context) => keepReceipt(context, file),
  async ({ id, version, lineId, file: _file, ...fields }, context, brought) => {
    const before = await renditionsStore.hold(context, { id, version }, 'lines');
    const line = await held(context, id, lineId);
    const receipt = brought ?? keptReceipt(line);
    const { personId } = before;
    const checking = { personId, receipt, keptCategoryId: line.categoryId };
    const columns = await checkExpense(context.db, fields, checking);
    const its = eq(renditionLine.id, lineId);
    const [after] = await context.db.update(renditionLine).set(columns).where(its).returning();
    await context.audit({ entity, entityId: lineId, before: line, after });
    await summed(context, before);
    return presentRendition(context, id);
  },
);

export const removeRenditionLineHandler = implement(
  removeRenditionLine,
  async ({ id, version, lineId }, context) => {
    const before = await renditionsStore.hold(context, { id, version }, 'lines');
    const line = await held(context, id, lineId);
    await context.db.delete(renditionLine).where(eq(renditionLine.id, lineId));
    await context.audit({ entity, entityId: lineId, before: line });
    await summed(context, before);
    return presentRendition(context, id);
  },
);
