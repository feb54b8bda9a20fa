import type { ExpenseSource } from '@contract/expenses/expense';
import { type SQL, sql } from 'drizzle-orm';
import { reimbursement } from '../../db/schema/reimbursements';
import { rendition, renditionLine } from '../../db/schema/renditions';

interface Source {
  source: ExpenseSource;
  /** Each expense with the record that it is handed in with. */
  rows: SQL;
}

/** Every module that holds expenses: what is looked for among all of them stands here once. */
const sources: readonly Source[] = [
  {
    source: 'reimbursements',
    rows: sql`select id as record_id, id as line_id, person_id, category_id, day, amount, granted, state,
        issuer, invoice_type, invoice_number, receipt_hash, receipt_content
      from ${reimbursement}`,
  },
  {
    source: 'renditions',
    rows: sql`select r.id as record_id, l.id as line_id, r.person_id, l.category_id, l.day, l.amount, l.granted, r.state,
        l.issuer, l.invoice_type, l.invoice_number, l.receipt_hash, l.receipt_content
      from ${renditionLine} l join ${rendition} r on r.id = l.rendition_id`,
  },
];

/** All expenses, of one module or of every one. */
export const allExpenses = (only: ExpenseSource | 'all' = 'all'): SQL =>
  sql.join(
    sources
      .filter(({ source }) => only === 'all' || source === only)
      .map(({ source, rows }) => sql`select ${source}::text as source, * from (${rows}) each`),
    sql` union all `,
  );
