import { getChartPath } from '@contract/users/getChartPath';
import { notFound } from '../../http/fault';
import { implement } from '../implement';
import { findPath } from './chartQueries';

export const getChartPathHandler = implement(getChartPath, async ({ id }, { db, viewer }) => {
  const personId = id ?? viewer.personId;
  const path = personId === null ? [] : await findPath(db, personId);
  if (id !== undefined && path.length === 0)
    throw notFound('Esa persona no está en el directorio.');
  return { path };
});
