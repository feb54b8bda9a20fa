import { getArea } from '@contract/admin/organisationAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { findArea } from '../../engine/places/areaQueries';

export const getAreaHandler = implement(getArea, async ({ id }, { db }) => {
  const found = await findArea(db, id);
  if (!found) throw notFound('El área no existe.');
  return found;
});
