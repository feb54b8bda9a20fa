import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import { payRunRecord } from '@contract/liquidations/payRun';
import Big from 'big.js';
import type { PayLine, PayRunDetail, PayRunEvent } from '@/services/wms/generated/liquidations.gen';

type Kind = PayRunEvent['kind'];

const done: Record<Kind, string> = {
  created: 'la abrió',
  edited: 'la corrigió',
  calculated: 'la calculó',
  recalculated: 'volvió a calcular a una persona',
  stopped: 'detuvo la tarea',
  submitted: 'la mandó a aprobar',
  withdrawn: 'la sacó de aprobación',
  returned: 'la devolvió',
  rejected: 'la rechazó',
  approved: 'la aprobó',
  published: 'publicó los recibos',
  paid: 'anotó el pago',
  reversing: 'abrió su reversión',
  reversed: 'la dejó sin efecto, con recibos',
  cancelled: 'la anuló',
};

/** "Pérez, Ana la aprobó". */
export const eventText = ({ kind, who }: PayRunEvent): string =>
  `${who?.name ?? 'El servidor'} ${done[kind]}`;

/** "+ $ 12.000,00 (3,2 %)": what changed against the one before, null where there is nothing to compare. */
export function changeText(now: string, before: string | null | undefined): string | null {
  if (before === null || before === undefined) return null;
  const change = new Big(now).minus(before);
  const sign = change.lt(0) ? '−' : '+';
  const percent = new Big(before).eq(0)
    ? ''
    : ` (${change.div(new Big(before).abs()).times(100).abs().toFixed(1).replace('.', ',')} %)`;
  return change.eq(0) ? 'igual' : `${sign} ${moneyText(change.abs().toFixed(2))}${percent}`;
}

/** Over the lines of a kind: they are several. */
export const kindHeadings: Record<PayLine['kind'], string> = {
  remunerative: 'Remunerativos',
  nonRemunerative: 'No remunerativos',
  deduction: 'Descuentos',
  employer: 'Contribuciones del empleador',
  informative: 'Informativos',
};

const { labels } = payRunRecord.shown.state;

/** What the page says of a run beneath its title. */
export function runPurpose({ state, people, siteName, agreement }: PayRunDetail): string {
  const parts = [
    labels[state],
    people > 0 ? counted(people, 'persona', 'personas') : '',
    siteName ?? 'Todas las sedes',
    agreement ? `Convenio ${agreement}` : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
