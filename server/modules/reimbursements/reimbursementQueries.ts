import type { Reach } from '@contract/core/accion';
import { reimbursementRecord } from '@contract/reimbursements/reimbursement';
import { listReimbursements } from '@contract/reimbursements/reimbursementAcciones';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { expenseCategory } from '../../db/schema/expenses';
import { person } from '../../db/schema/organisation';
import { reimbursement } from '../../db/schema/reimbursements';
import type { Viewer } from '../../engine/acciones/context';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { mineColumn, ownerColumns, personFields } from '../../engine/people/personColumns';
import { rowOfPerson } from '../../engine/people/rowOfPerson';
import { expenseListColumns, expenseShownColumns } from '../expenses';
import { seesReimbursement } from './reimbursementScope';

const { state, paidBy } = reimbursementRecord.shown;

/** An amount that is asked for is neither approved nor paid before somebody says so. */
const grantedIn = (...states: (typeof state.values)[number][]) =>
  sql<
    string | null
  >`case when ${inArray(reimbursement.state, states)} then ${reimbursement.granted} end`;
const approved = grantedIn('approved', 'paid');
const paid = grantedIn('paid');

const columnsFor = (viewer: Viewer): ListColumns => ({
  ...ownerColumns(reimbursement.personId),
  ...expenseListColumns(reimbursement),
  granted: { kind: 'number', by: approved },
  paid: { kind: 'number', by: paid },
  state: { kind: 'enum', by: reimbursement.state, values: state.values },
  paidBy: { kind: 'enum', by: reimbursement.paidBy, values: paidBy.values },
  paidOn: { kind: 'day', by: reimbursement.paidOn },
  createdAt: { kind: 'instant', by: reimbursement.createdAt },
  mine: mineColumn(viewer, reimbursement.personId),
});

export const reimbursementsList = defineList({
  accion: listReimbursements,
  id: reimbursement.id,
  columns: ({ viewer }) => columnsFor(viewer),
  order: [descending(reimbursement.day)],
  search: person.searchText,
  where: ({ viewer, reach }) => seesReimbursement(viewer, reach),
  joinsOnlyShow: true,
  fields: {
    id: reimbursement.id,
    version: reimbursement.version,
    personId: reimbursement.personId,
    ...personFields,
    ...expenseShownColumns(reimbursement),
    state: reimbursement.state,
    approved,
    paid,
    paidBy: reimbursement.paidBy,
    paidOn: reimbursement.paidOn,
    createdAt: reimbursement.createdAt,
  },
  from: (select) =>
    joinPerson(
      select
        .from(reimbursement)
        .innerJoin(expenseCategory, eq(expenseCategory.id, reimbursement.categoryId))
        .$dynamic(),
      reimbursement.personId,
    ),
});

export const toReimbursementRow = (row: ListRow<typeof reimbursementsList>) => ({
  ...rowOfPerson(row, row.personId),
  createdAt: row.createdAt.toISOString(),
});

export type StoredReimbursement = typeof reimbursement.$inferSelect;

/** The stored row, if the asker may see it at all. */
export async function findReimbursement(db: Db, viewer: Viewer, reach: Reach, id: number) {
  const [row] = await db
    .select()
    .from(reimbursement)
    .where(and(eq(reimbursement.id, id), seesReimbursement(viewer, reach)));
  return row;
}
