import { counted } from '@contract/core/counted';
import { hoursText } from '@contract/core/hoursText';
import { monthWords } from '@contract/core/rangeText';
import type { CloseEvent, PeriodDetail, SiteMonth } from '@/services/wms/generated/closes.gen';

type State = SiteMonth['state'];
export type Ledger = CloseEvent['ledger'];

export const stateLook: Record<
  State,
  { label: string; color: 'default' | 'warning' | 'info' | 'success' }
> = {
  open: { label: 'Abierto', color: 'default' },
  reopened: { label: 'Reabierto', color: 'warning' },
  timeClosed: { label: 'Horas cerradas', color: 'info' },
  payClosed: { label: 'Cerrado', color: 'success' },
};

/** "octubre de 2026", inside of a sentence. */
export const monthInSentence = (month: string) => monthWords(month).toLowerCase();

export const pendingOf = ({ pending }: Pick<PeriodDetail, 'pending'>) =>
  pending.reduce((sum, { count }) => sum + count, 0);

export const openText = (count: number) =>
  count === 0 ? 'Nada abierto' : counted(count, 'cosa abierta', 'cosas abiertas');

export const isClosed = (state: State) => state === 'timeClosed' || state === 'payClosed';

/** An item that is open can still be settled; one that was left open cannot. */
export const openOfSite = ({ state, pending }: Pick<SiteMonth, 'state' | 'pending'>) =>
  isClosed(state) && pending > 0
    ? counted(pending, 'quedó abierta', 'quedaron abiertas')
    : openText(pending);

const fewWords: Readonly<Record<number, string>> = {
  2: 'las dos',
  3: 'las tres',
  4: 'las cuatro',
  5: 'las cinco',
};

/** "Cerrar horas de las tres", "Cerrar sueldos de 12 sedes". */
export const closeAllLabel = (ledger: Ledger, sites: number): string =>
  `Cerrar ${ledger === 'time' ? 'horas' : 'sueldos'} de ${fewWords[sites] ?? counted(sites, 'sede', 'sedes')}`;

/** "+3 %" beside last month; nothing where there was none. */
export function comparedText(now: number, before: number): string {
  if (before === 0) return '';
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? 'igual' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

export const ledgerWords: Record<Ledger, string> = { time: 'las horas', pay: 'los sueldos' };

/** The words say what will happen, before it does. */
export const closeWords: Record<Ledger, string> = {
  time: 'Desde ese momento las fichadas, los horarios, las licencias y las novedades del mes solo se leen. Lo que llegue tarde se carga como ajuste del mes siguiente.',
  pay: 'Desde ese momento tampoco cambian las novedades en dinero ni los sueldos, categorías y puestos de ese mes.',
};

export const leftOpenWords = (count: number) =>
  count === 0
    ? ''
    : `${count === 1 ? 'Queda una cosa abierta' : `Quedan ${count} cosas abiertas`}: ya no se va a poder aprobar ni corregir en ese mes.`;

/** The history as sentences, the first thing that happened first. */
export function historyOf(history: readonly CloseEvent[]) {
  return history
    .flatMap(({ id, ledger, closedAt, closedBy, pending, reopenedAt, reopenedBy, reason }) => {
      const what = ledgerWords[ledger];
      const left = pending > 0 ? ` con ${openText(pending)}` : '';
      const closed = { id: `${id}c`, at: closedAt, reason: null };
      const reopened = { id: `${id}r`, reason };
      return [
        { ...closed, text: `${closedBy} cerró ${what}${left}` },
        ...(reopenedAt === null
          ? []
          : [{ ...reopened, at: reopenedAt, text: `${reopenedBy} reabrió ${what}` }]),
      ];
    })
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** "1:30", with its sign. */
export function adjustedTime(minutes: number, sign: 'add' | 'subtract'): string {
  return `${sign === 'add' ? '+' : '−'}${hoursText(minutes)}`;
}
