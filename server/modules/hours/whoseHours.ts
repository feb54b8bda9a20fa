import type { Context } from '../../engine/acciones/context';
import { reachedPerson } from '../../engine/people/reachedPerson';

/** People look at their own hours, or at those of people they reach. */
export const whoseHours = (
  asking: Pick<Context, 'db' | 'viewer' | 'reach'>,
  personId: number | undefined,
) => reachedPerson(asking, personId, 'Tu cuenta no es de ninguna persona: no tiene horas.');
