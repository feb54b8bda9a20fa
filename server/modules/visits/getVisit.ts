import { getVisit } from '@contract/visits/visitAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { presentVisits } from './presentVisit';
import { findVisible } from './visitQueries';

export const getVisitHandler = implement(getVisit, async ({ id }, context) => {
  const row = await findVisible(context, id);
  const [shown] = row ? await presentVisits(context.db, context.viewer, [row]) : [];
  if (!shown) throw notFound('La visita no existe o no está a tu alcance.');
  return shown;
});
