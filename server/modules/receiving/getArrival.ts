import { getArrival } from '@contract/receiving/arrivalAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { findVisibleArrival } from './arrivalQueries';
import { presentArrival } from './presentArrival';

export const getArrivalHandler = implement(getArrival, async ({ id }, context) => {
  const row = await findVisibleArrival(context, id);
  if (!row) throw notFound('La recepción no existe o no está a tu alcance.');
  return presentArrival(context.db, context.viewer, row);
});
