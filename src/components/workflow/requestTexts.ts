import type { RequestState } from '@contract/workflow/requestState';
import type { Request, RequestDetail, RequestEvent, RequestStep } from './requestTypes';

export const stateLabels: Record<RequestState, string> = {
  draft: 'Para corregir',
  pending: 'Pendiente',
  approved: 'Aprobada',
  rejected: 'Rechazada',
  cancelled: 'Cancelada',
  expired: 'Vencida',
};

export const stateTones = {
  draft: 'warning',
  pending: 'info',
  approved: 'success',
  rejected: 'error',
  cancelled: 'default',
  expired: 'default',
} as const satisfies Record<RequestState, string>;

const verbs: Record<RequestEvent['kind'], string> = {
  submitted: 'envió la solicitud',
  approved: 'aprobó',
  rejected: 'rechazó',
  returned: 'pidió cambios',
  cancelled: 'canceló',
  expired: 'Venció sin respuesta',
  escalated: 'Pasó a otra persona por demora',
  handedOver: 'la pasó a otra persona',
  reminded: 'Se recordó a quien decide',
  reopened: 'la dejó pendiente otra vez',
};

/** "Pérez, Ana aprobó en nombre de Gómez, Luis". */
export function eventText({ kind, who, onBehalfOf }: RequestEvent): string {
  if (!who) return verbs[kind];
  if (kind === 'reminded') return `${who.name} se la recordó a quien decide`;
  const behalf = onBehalfOf ? ` en nombre de ${onBehalfOf.name}` : '';
  return `${who.name} ${verbs[kind]}${behalf}`;
}

const stepStates: Record<RequestStep['state'], string> = {
  waiting: 'Espera su turno',
  pending: 'Decide ahora',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  closed: 'Sin efecto',
};

export const stepStateText = ({ state, mode, seats }: RequestStep): string =>
  state === 'pending' && seats.length > 1
    ? `${stepStates.pending}: ${mode === 'any' ? 'alcanza con una persona' : 'hacen falta todas'}`
    : stepStates[state];

/** "Paso 1 de 2", where there is more than one. */
export const stepText = ({ step, steps, state }: Request): string =>
  state === 'pending' && steps > 1 ? `Paso ${step} de ${steps}` : '';

const begins: readonly RequestEvent['kind'][] = ['submitted', 'approved', 'reopened', 'handedOver'];

/** Since when the step that waits does: its own approvals, where all of it must speak, do not begin it. */
export function waitsSince({
  chain,
  history,
}: Pick<RequestDetail, 'chain' | 'history'>): string | null {
  const step = chain.find(({ state }) => state === 'pending');
  if (!step) return null;
  let said = step.seats.filter(({ state }) => state === 'approved').length;
  for (const { kind, at } of [...history].reverse()) {
    if (!begins.includes(kind)) continue;
    if (kind === 'approved' && said > 0) said -= 1;
    else return at;
  }
  return null;
}
