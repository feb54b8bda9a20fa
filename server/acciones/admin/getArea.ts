import { getArea } from '@contract/admin/getArea';
import { notFound } from '../../http/fault';
import { implement } from '../implement';
import { findArea } from './areaQueries';

export const getAreaHandler = implement(getArea, async ({ id }, { db }) => {
  const found = await findArea(db, id);
  if (!found) throw notFound('El área no existe.');
  return found;
});
