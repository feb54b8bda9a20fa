import { counted } from '@contract/core/counted';
import { payRunRecord } from '@contract/liquidations/payRun';
import type { PayRunDetail, PayRunEvent } from '@/services/wms/generated/liquidations.gen';

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
  finished: 'terminó la publicación sin los que faltaban',
  paid: 'anotó el pago',
  unpaid: 'quitó el pago anotado',
  reversing: 'abrió su reversión',
  reversed: 'la dejó sin efecto, con recibos',
  cancelled: 'la anuló',
};

/** "Pérez, Ana la aprobó". */
export const eventText = ({ kind, who }: PayRunEvent): string =>
  `${who?.name ?? 'El servidor'} ${done[kind]}`;

const { labels } = payRunRecord.shown.state;

/** The page says this of a run beneath its title. */
export function runPurpose({ state, people, siteName, agreement }: PayRunDetail): string {
  const parts = [
    labels[state],
    people > 0 ? counted(people, 'persona', 'personas') : '',
    siteName ?? 'Todas las sedes',
    agreement ? `Convenio ${agreement}` : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
