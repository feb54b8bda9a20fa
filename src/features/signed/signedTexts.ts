import { counted } from '@contract/core/counted';
import { signatureRecord } from '@contract/signed/signature';
import type {
  EnvelopeCounts,
  EnvelopeEvent,
  SignatureRow,
} from '@/services/wms/generated/signed.gen';
import { formatDate } from '@/utils/dates';
import { deadlineText } from '@/utils/deadlineText';

const doneByOne: Record<EnvelopeEvent['did'], string> = {
  prepared: 'lo preparó',
  edited: 'lo cambió',
  sent: 'lo envió a firmar',
  cancelled: 'lo anuló',
  opened: 'lo abrió',
  signed: 'firmó en conformidad',
  dissented: 'firmó en disconformidad',
  rejected: 'lo rechazó',
  expired: 'no lo firmó a tiempo',
  reminded: 'recibió un recordatorio',
};

/** "Pérez, Ana firmó en conformidad". */
export const trailText = ({ did, by }: EnvelopeEvent): string =>
  by === null ? `Se ${doneByOne[did]}` : `${by} ${doneByOne[did]}`;

/** People who are no longer asked do not count. */
export function signedProgress(counts: EnvelopeCounts) {
  const signed = counts.signed + counts.dissented;
  const open = counts.waiting + counts.pending + counts.opened;
  return { signed, open, total: signed + open + counts.rejected };
}

/** "3 firmados · 1 en disconformidad · 2 sin abrir": only what there is. */
export function signedCountsText(counts: EnvelopeCounts): string {
  const parts: [number, string, string][] = [
    [counts.signed, 'firmado', 'firmados'],
    [counts.dissented, 'en disconformidad', 'en disconformidad'],
    [counts.rejected, 'rechazado', 'rechazados'],
    [counts.opened, 'abierto sin firmar', 'abiertos sin firmar'],
    [counts.pending, 'sin abrir', 'sin abrir'],
    [counts.waiting, 'espera su turno', 'esperan su turno'],
    [counts.cancelled, 'anulado', 'anulados'],
    [counts.expired, 'venció', 'vencieron'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => counted(count, one, many))
    .join(' · ');
}

/** Until when, or since when it is over: one line under the title of what one signs. */
export function ownSignatureText(row: Pick<SignatureRow, 'state' | 'dueOn' | 'doneAt'>): string {
  const { state, dueOn, doneAt } = row;
  if (state === 'waiting') return 'Antes firman otras personas: te avisamos cuando te toque.';
  if (state === 'pending' || state === 'opened') return deadlineText(dueOn);
  return doneAt
    ? `El ${formatDate(doneAt, 'DD/MM/AAA HS:MN')}`
    : signatureRecord.shown.state.labels[state];
}
