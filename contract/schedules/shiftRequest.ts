import { z } from 'zod';
import { day, id } from '../core/id';
import { ownShift } from './listOwnShifts';

/** How far a change of one's shifts is; `asked` waits for the colleague, `pending` for who decides. */
export const shiftRequestStates = {
  asked: ['Espera a tu colega', 'info'],
  pending: ['Espera aprobación', 'info'],
  returned: ['Te piden cambios', 'warning'],
  approved: ['Aprobado', 'success'],
  rejected: ['Rechazado', 'error'],
  declined: ['No aceptado', 'error'],
  withdrawn: ['Cancelado', 'default'],
  expired: ['Venció', 'default'],
} as const;

export type ShiftRequestState = keyof typeof shiftRequestStates;
const states = Object.keys(shiftRequestStates) as [ShiftRequestState, ...ShiftRequestState[]];

/** The colleague's answers to a swap. */
export const consentLabels = {
  asked: 'Sin responder',
  agreed: 'Aceptado',
  declined: 'No aceptado',
  withdrawn: 'Cancelado',
} as const;

/** A swap or a change as one of its people sees it: what they work now and what they would. */
export const shiftRequest = z
  .object({
    id,
    kind: z.enum(['swap', 'change']),
    /** Asked by who reads it; else a colleague asks it of them. */
    mine: z.boolean(),
    state: z.enum(states),
    /** The other one of a swap. */
    colleague: z.string().nullable(),
    day,
    /** "mar 24/11, Mañana 06:00–14:00"; null: nothing. */
    gives: z.string().nullable(),
    takes: z.string().nullable(),
    reason: z.string(),
    /** Why the colleague does not. */
    answer: z.string(),
    /** Where it is followed once the colleague agreed. */
    requestId: id.nullable(),
  })
  .meta({ id: 'ShiftRequest' });

/** A colleague with whom one may swap a shift, and what they work: nothing else of them. */
export const swapColleague = z
  .object({ id, name: z.string(), shifts: z.array(ownShift) })
  .meta({ id: 'SwapColleague' });
