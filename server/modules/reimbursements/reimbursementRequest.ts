import { moneyText } from '@contract/core/moneyText';
import { can } from '@contract/session/can';
import { and, asc, eq } from 'drizzle-orm';
import { expenseCategory } from '../../db/schema/expenses';
import { reimbursement } from '../../db/schema/reimbursements';
import type { Context, Viewer } from '../../engine/acciones/context';
import { managerDecides } from '../../engine/approvals/managerDecides';
import {
  type Cut,
  defineRequestType,
  type FindChoices,
  type Subject,
} from '../../engine/approvals/requestType';
import { invalid, notFound } from '../../engine/http/fault';
import { cutFault, expenseFacts, receiptOf } from '../expenses';
import { payNext } from './payNext';
import type { StoredReimbursement } from './reimbursementQueries';
import { opensReceipt, REIMBURSEMENT_REQUEST } from './reimbursementScope';
import { reimbursementsStore, ringOwner } from './reimbursementsStore';

interface ReimbursementSubject extends Subject {
  row: StoredReimbursement;
  categoryName: string;
}

async function load(db: Context['db'], id: number): Promise<ReimbursementSubject | null> {
  const [found] = await db
    .select({ row: reimbursement, categoryName: expenseCategory.name })
    .from(reimbursement)
    .innerJoin(expenseCategory, eq(expenseCategory.id, reimbursement.categoryId))
    .where(eq(reimbursement.id, id));
  if (!found) return null;
  const { row, categoryName } = found;
  const day = row.day.split('-').reverse().join('/');
  return {
    ...found,
    ownerId: row.personId,
    title: `${categoryName}, ${moneyText(row.amount)}, del ${day}`,
    values: { amount: Number(row.amount), categoryId: row.categoryId },
  };
}

const categoryChoices: FindChoices = async (db) => {
  const rows = await db.select().from(expenseCategory).orderBy(asc(expenseCategory.id));
  return rows.map(({ id, name, active }) => ({
    value: String(id),
    label: active ? name : `${name} (sin uso)`,
  }));
};

async function mayOpenReceipt({ db, viewer }: Context, id: number): Promise<boolean> {
  const [found] = await db
    .select({ id: reimbursement.id })
    .from(reimbursement)
    .where(and(eq(reimbursement.id, id), opensReceipt(viewer)));
  return found !== undefined;
}

/** A link is only for people to whom its page opens. */
const mayOpen = ({ personId, roles, roleScope }: Viewer, row: StoredReimbursement) =>
  can(roles, 'REIMBURSEMENTS') && (row.personId === personId || roleScope === 'all');

const kinds = {
  rejected: 'rejected',
  returned: 'returned',
  cancelled: 'withdrawn',
  expired: 'expired',
} as const;
const states = {
  rejected: 'rejected',
  returned: 'draft',
  cancelled: 'cancelled',
  expired: 'rejected',
} as const;

function cutOf({ amount }: StoredReimbursement, { granted, reason }: Cut) {
  if (Number(granted) === 0) throw invalid({ granted: 'Para no pagar nada, rechazalo.' });
  const fault = cutFault(amount, granted, reason);
  if (fault) throw invalid(fault);
  return { granted, cutReason: granted === amount ? '' : reason };
}

/** A manager decides it, or somebody who pays expenses where the person has no manager; either may grant less. */
export const reimbursementRequest = defineRequestType<ReimbursementSubject>({
  type: REIMBURSEMENT_REQUEST,
  label: 'Reintegro',
  fallback: 'REIMBURSEMENTS',
  fields: [
    { key: 'amount', label: 'Importe', kind: 'number', choices: [] },
    { key: 'categoryId', label: 'Categoría de gasto', kind: 'choice', choices: [] },
  ],
  choices: { categoryId: categoryChoices },
  defaultSteps: managerDecides(72),
  load,
  facts: (context, { row }) =>
    expenseFacts(context, row, { source: 'reimbursements', lineId: row.id }),
  attachments: async (context, { row }) => {
    const file = (await mayOpenReceipt(context, row.id)) ? await receiptOf(context.db, row) : null;
    return file ? [file] : [];
  },
  parts: async (_context, { row, categoryName }) => [
    {
      id: row.id,
      label: categoryName,
      asked: row.amount,
      granted: row.granted,
      reason: row.cutReason,
    },
  ],
  cut: async (context, { row }, cut) => {
    if (cut.partId !== row.id) throw notFound();
    const after = await reimbursementsStore.write(context, row, cutOf(row, cut), {
      kind: 'cut',
      accountId: context.viewer.accountId,
      reason: cut.reason,
    });
    await ringOwner(context, after, 'cut');
  },
  link: ({ viewer }, { row }) => (mayOpen(viewer, row) ? `/reimbursements/${row.id}` : null),
  editLink: (_requestId, { row }) => `/reimbursements/new?corregir=${row.id}`,
  onApproved: async (context, { row }) => {
    const done = { kind: 'approved', accountId: context.viewer.accountId } as const;
    const after = await reimbursementsStore.write(context, row, { state: 'approved' }, done);
    await payNext(context, after);
  },
  onRefused: async (ends, { row }, refusal, { accountId, reason }) => {
    const done = { kind: kinds[refusal], accountId, reason };
    await reimbursementsStore.write(ends, row, { state: states[refusal] }, done);
  },
});
