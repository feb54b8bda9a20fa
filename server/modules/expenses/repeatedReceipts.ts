import type { ExpenseSource } from '@contract/expenses/expense';
import { findRepeatedReceipt } from '@contract/expenses/expenseAcciones';
import type { InvoiceType } from '@contract/expenses/invoice';
import { invoiceNumberText } from '@contract/expenses/invoice';
import { can } from '@contract/session/can';
import { sql } from 'drizzle-orm';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { namesOf } from '../../engine/people/namesOf';
import { sensitiveReach } from '../../engine/scope/reachOf';
import { withinReach } from '../../engine/scope/withinReach';
import { allExpenses } from './allExpenses';

interface Receipt {
  receiptContent: string | null;
  issuer: string | null;
  invoiceType: InvoiceType | null;
  invoiceNumber: string;
}

export interface Except {
  source: ExpenseSource;
  /** The expense itself, and not what it is handed in with: twice in one rendition is a mistake too. */
  lineId: number;
}

type Asking = Pick<Context, 'db' | 'viewer'>;

interface Found extends Record<string, unknown> {
  source: ExpenseSource;
  record_id: number;
  person_id: number;
  same_file: boolean;
  own: boolean;
  seen: boolean;
}

const flags = { reimbursements: 'REIMBURSEMENTS', renditions: 'RENDITIONS' } as const;
const where = { reimbursements: 'un reintegro', renditions: 'una rendición' };
const MOST = 5;

/** The standing receipts with the same file, or the same number of the same issuer, whoever handed them in. */
async function sameReceipts({ db, viewer }: Asking, receipt: Receipt, except?: Except) {
  const { receiptContent, issuer, invoiceType } = receipt;
  const number = invoiceNumberText(receipt.invoiceNumber);
  const numbered = issuer !== null && number !== '';
  if (receiptContent === null && !numbered) return [];
  const sameFile =
    receiptContent === null ? sql`false` : sql`e.receipt_content = ${receiptContent}`;
  const sameNumber = numbered
    ? sql`(e.issuer = ${issuer} and e.invoice_number = ${number}
        and (e.invoice_type is null or ${invoiceType}::text is null or e.invoice_type = ${invoiceType}))`
    : sql`false`;
  const reach = withinReach(sensitiveReach(viewer), viewer, sql`e.person_id`);
  const { rows } = await db.execute<Found>(sql`
    select e.source, e.record_id, e.person_id, ${sameFile} as same_file,
      coalesce(e.person_id = ${viewer.personId}, false) as own, ${reach} as seen
    from (${allExpenses()}) e
    where e.state not in ('rejected', 'cancelled') and (${sameFile} or ${sameNumber})
      and ${except ? sql`not (e.source = ${except.source} and e.line_id = ${except.lineId})` : sql`true`}
    order by e.day, e.line_id limit ${MOST}`);
  return rows;
}

/** In words; whose it is, and the way there, only where whoever reads may see it. */
export async function repeatedReceipts(asking: Asking, receipt: Receipt, except?: Except) {
  const found = await sameReceipts(asking, receipt, except);
  const { roles, viewing } = asking.viewer;
  const sees = ({ source, own, seen }: Found) =>
    !viewing && can(roles, flags[source]) && (own || seen);
  const people = await namesOf(
    asking.db,
    found.filter(sees).map((row) => row.person_id),
  );
  const told = found.map((row) => {
    const what = row.same_file ? 'El mismo archivo' : 'El mismo número de comprobante';
    if (!sees(row)) {
      const text = `${what} ya está en ${row.own ? `${where[row.source]} que presentaste` : 'otra presentación'}.`;
      return { text, path: null };
    }
    const whose = row.own ? 'que presentaste' : `de ${people.get(row.person_id)?.name ?? '—'}`;
    return {
      text: `${what} ya está en ${where[row.source]} ${whose}.`,
      path: `/${row.source}/${row.record_id}`,
    };
  });
  return [...new Map(told.map((one) => [`${one.text}${one.path}`, one])).values()];
}

export const findRepeatedReceiptHandler = implement(
  findRepeatedReceipt,
  async ({ content, source, sourceId, ...receipt }, context) => ({
    repeated: await repeatedReceipts(
      context,
      { ...receipt, receiptContent: content },
      source && sourceId ? { source, lineId: sourceId } : undefined,
    ),
  }),
);
