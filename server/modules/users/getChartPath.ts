import { getChartPath } from '@contract/users/chartAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { findPath } from './chartQueries';

export const getChartPathHandler = implement(getChartPath, async ({ id }, { db, viewer }) => {
  const personId = id ?? viewer.personId;
  const path = personId === null ? [] : await findPath(db, personId);
  if (id !== undefined && path.length === 0)
    throw notFound('Esa persona no está en el directorio.');
  return { path };
});
