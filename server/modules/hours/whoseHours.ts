import type { Context } from '../../engine/acciones/context';
import { reachedPerson } from '../../engine/people/reachedPerson';

/** Whose hours somebody looks at: their own, or of whom they reach. */
export const whoseHours = (
  asking: Pick<Context, 'db' | 'viewer' | 'reach'>,
  personId: number | undefined,
) => reachedPerson(asking, personId, 'Tu cuenta no es de ninguna persona: no tiene horas.');
