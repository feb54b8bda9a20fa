import { counted } from '@contract/core/counted';
import { receiptRecord } from '@contract/receipts/receipt';
import { receiptPieceRecord } from '@contract/receipts/receiptBatch';
import type { ReceiptKind } from '@contract/receipts/receiptKinds';
import { DateTime } from 'luxon';
import type { ReceiptBatch, ReceiptPiece, ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { formatDate } from '@/utils/dates';

const outcomeWords = {
  matched: ['reconocido', 'reconocidos'],
  doubtful: ['dudoso', 'dudosos'],
  unmatched: ['sin persona', 'sin persona'],
  out: ['afuera', 'afuera'],
} as const;

/** "62 reconocidos · 1 dudoso": only what there is. */
export const outcomesText = ({ counts }: Pick<ReceiptBatch, 'counts'>): string =>
  receiptPieceRecord.shown.outcome.values
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${outcomeWords[outcome][counts[outcome] === 1 ? 0 : 1]}`)
    .join(' · ');

/** "octubre de 2026". */
export const periodText = (period: string): string =>
  DateTime.fromISO(`${period}-01`).setLocale('es').toFormat("LLLL 'de' yyyy");

const called: Record<ReceiptKind, string> = {
  monthly: 'Recibo',
  sac: 'Aguinaldo',
  adjustment: 'Ajuste',
  supplementary: 'Complementaria',
  fortnight: 'Quincena',
  vacation: 'Vacaciones',
  final: 'Liquidación final',
  other: 'Recibo',
};

/** "Recibo de octubre de 2026": what a batch is called unless somebody says otherwise. */
export const titleOf = ({ period, kind }: Pick<ReceiptRow, 'period' | 'kind'>) =>
  `${called[kind]} de ${periodText(period)}`;

/** "Octubre de 2026 · Mensual"; the number only where there is more than one. */
export function slipText({ period, kind, number }: Pick<ReceiptRow, 'period' | 'kind' | 'number'>) {
  const month = periodText(period);
  const parts = [
    `${month.charAt(0).toUpperCase()}${month.slice(1)}`,
    receiptRecord.shown.kind.labels[kind],
  ];
  return [...parts, ...(number > 1 ? [`n.º ${number}`] : [])].join(' · ');
}

export const isToSign = ({ state }: Pick<ReceiptRow, 'state'>) =>
  state === 'pending' || state === 'opened';

/** Nothing was given instead of it, and nothing takes it back. */
export const isInForce = (
  row: Pick<ReceiptRow, 'replacedById' | 'reversesId' | 'reversedById'>,
): boolean => row.replacedById === null && row.reversesId === null && row.reversedById === null;

const day = (iso: string | null) => (iso ? formatDate(iso, 'DD/MM/AAA') : '');

/** Where a slip stands, for whose it is. */
export function standingText(row: ReceiptRow): string {
  if (row.state === 'signed') return `Lo firmaste en conformidad el ${day(row.doneAt)}`;
  if (row.state === 'dissented') return `Lo firmaste en disconformidad el ${day(row.doneAt)}`;
  if (row.reversesId !== null) return 'Deja sin efecto otro recibo: no se firma';
  if (row.state === 'cancelled')
    return row.reversedById === null
      ? 'Te dieron otro en su lugar'
      : 'Quedó sin efecto: no se firma';
  return row.overdue
    ? `La fecha para firmarlo era el ${day(row.dueOn)}`
    : `Firmalo hasta el ${day(row.dueOn)}`;
}

/** "Hoja 3", "Hojas 3 y 4", "Hojas 3 a 6". */
export function pagesText({ fromPage, toPage }: Pick<ReceiptPiece, 'fromPage' | 'toPage'>): string {
  if (fromPage === toPage) return `Hoja ${fromPage}`;
  return `Hojas ${fromPage} ${toPage - fromPage === 1 ? 'y' : 'a'} ${toPage}`;
}

export const undecidedIn = ({ counts }: Pick<ReceiptBatch, 'counts'>): number =>
  counts.doubtful + counts.unmatched;

const slips = (count: number) => counted(count, 'recibo', 'recibos');

/** How many are about to get theirs and which slips stay: publishing cannot be undone. */
export function publishingText({ counts }: Pick<ReceiptBatch, 'counts'>): string {
  const left = [
    [counts.doubtful, counts.doubtful === 1 ? 'dudoso' : 'dudosos'],
    [counts.unmatched, 'sin persona'],
    [counts.out, 'que dejaste afuera'],
  ].filter(([count]) => Number(count) > 0);
  const said = left.map(([count, which]) => `${count} ${which}`).join(', ');
  return [
    `Vas a publicar ${slips(counts.matched)}: cada persona recibe el suyo y un aviso para firmarlo.`,
    said ? `No se publican: ${said}.` : '',
    'Publicado, un recibo no se borra: si está mal, se reemplaza por otro.',
  ]
    .filter(Boolean)
    .join(' ');
}

export const yearOf = ({ period }: Pick<ReceiptRow, 'period'>) => period.slice(0, 4);
