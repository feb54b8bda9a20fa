import type { FieldValue } from '@contract/core/field';
import { receiptRecord } from '@contract/receipts/receipt';
import { listReceipts } from '@contract/receipts/receiptAcciones';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { site } from '../../db/schema/organisation';
import { receipt } from '../../db/schema/receipts';
import { signature, signingPaper } from '../../db/schema/signing';
import type { Viewer } from '../../engine/acciones/context';
import { foldedLike, type WordsCondition } from '../../engine/lists/foldedLike';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { mineColumn, ownerColumns, personFields } from '../../engine/people/personColumns';
import { rowOfPerson } from '../../engine/people/rowOfPerson';
import { withinReach } from '../../engine/scope/withinReach';

const { state, kind } = receiptRecord.shown;
type State = FieldValue<typeof state>;

export const unsigned = sql`${signature.state} in ('pending', 'opened')`;
/** Not signed, and its day has passed where the person works. */
export const receiptOverdue = sql<boolean>`(${unsigned}
  and ${receipt.dueOn} < (anden_now() at time zone ${site.zone})::date)`;
export const unanswered = sql`(${signature.state} = 'dissented' and ${receipt.answer} = '')`;

const newer = sql<number | null>`(select newer.id from receipt newer
  where newer.replaces_id = ${receipt.id})`;

const reversing = sql<number | null>`(select back.id from receipt back
  where back.reverses_id = ${receipt.id})`;
/** The last time that the bank sent back what it pays; of the person, and not of why. */
const rejected = sql<{ on: string; paidOn: string | null } | null>`(
  select json_build_object('on', x.rejected_on, 'paidOn', x.paid_on) from pay_rejection x
    join pay_run_person own on own.id = x.row_id
  where own.receipt_id = ${receipt.id} order by x.id desc limit 1)`;

/** The name of the person who answered. */
const answerer = sql<string | null>`(select p.last_name || ', ' || p.first_name
  from account a join person p on p.id = a.person_id where a.id = ${receipt.answeredBy})`;

const columnsFor = (viewer: Viewer): ListColumns => ({
  period: { kind: 'text', by: receipt.period },
  kind: { kind: 'enum', by: receipt.kind, values: kind.values },
  batchId: { kind: 'number', by: receipt.batchId },
  state: { kind: 'enum', by: signature.state, values: state.values },
  overdue: { kind: 'boolean', by: receiptOverdue },
  dueOn: { kind: 'day', by: receipt.dueOn },
  publishedAt: { kind: 'instant', by: receipt.publishedAt },
  openedAt: { kind: 'instant', by: signature.openedAt },
  doneAt: { kind: 'instant', by: signature.doneAt },
  ...ownerColumns(receipt.personId),
  mine: mineColumn(viewer, receipt.personId),
  toSign: { kind: 'condition', where: (on) => (on === true ? unsigned : undefined) },
  unanswered: { kind: 'condition', where: (on) => (on === true ? unanswered : undefined) },
});

/** A word may be of the slip's person or of its campaign: people and campaigns are looked up first, and then their slips. */
const hasWord = (word: string): SQL => sql`(
  ${receipt.personId} in (select p.id from person p
    where ${foldedLike(sql`p.search_text`, word, 'contains')})
  or ${receipt.batchId} in (select b.id from receipt_batch b
    where ${foldedLike(sql`anden_fold(b.title)`, word, 'contains')}))`;
const withWords: WordsCondition = (words) => and(...words.map(hasWord));

/** Each slip that was published: everybody's for who follows their signing, one's own for the rest. */
export const receiptsList = defineList({
  accion: listReceipts,
  id: receipt.id,
  columns: ({ viewer }) => columnsFor(viewer),
  order: [descending(receipt.publishedAt)],
  search: () => withWords,
  where: ({ viewer, reach }) => withinReach(reach, viewer, receipt.personId),
  joinsOnlyShow: true,
  fields: {
    id: receipt.id,
    version: receipt.version,
    signatureId: signature.id,
    signatureVersion: signature.version,
    personId: receipt.personId,
    ...personFields,
    batchId: receipt.batchId,
    paperId: receipt.paperId,
    title: signingPaper.title,
    period: receipt.period,
    kind: receipt.kind,
    number: receipt.number,
    state: sql<State>`${signature.state}`,
    dueOn: receipt.dueOn,
    overdue: receiptOverdue,
    publishedAt: receipt.publishedAt,
    openedAt: signature.openedAt,
    doneAt: signature.doneAt,
    remindedAt: signature.remindedAt,
    reason: signature.reason,
    answer: receipt.answer,
    answeredAt: receipt.answeredAt,
    answeredBy: answerer,
    netPay: receipt.netPay,
    replacesId: receipt.replacesId,
    replacedById: newer,
    reversesId: receipt.reversesId,
    reversedById: reversing,
    rejected,
    hash: signingPaper.currentHash,
    code: signingPaper.code,
  },
  from: (select) =>
    joinPerson(
      select
        .from(receipt)
        .innerJoin(signingPaper, eq(signingPaper.id, receipt.paperId))
        .innerJoin(signature, eq(signature.paperId, receipt.paperId))
        .$dynamic(),
      receipt.personId,
    ),
});

export type StoredReceipt = ListRow<typeof receiptsList>;

export const toReceiptRow = ({
  signatureId: _signature,
  paperId: _paper,
  hash,
  ...row
}: StoredReceipt) => ({
  ...rowOfPerson(row, row.personId),
  publishedAt: row.publishedAt.toISOString(),
  openedAt: row.openedAt?.toISOString() ?? null,
  doneAt: row.doneAt?.toISOString() ?? null,
  remindedAt: row.remindedAt?.toISOString() ?? null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  file: {
    name: `recibo ${row.period} ${row.docket}.pdf`,
    mime: 'application/pdf',
    url: `/archivos/${hash}`,
    previewUrl: null,
  },
});
