import { getPerson } from '@contract/users/personAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { findPerson, findReports, toDirectoryPerson, toPersonRef } from './directoryQueries';
import { mayEvaluate } from './evaluationReach';

export const getPersonHandler = implement(getPerson, async ({ id }, { db, viewer }) => {
  const row = await findPerson(db, id);
  if (!row) throw notFound('Esa persona no está en el directorio.');
  const manager = row.managerId === null ? undefined : await findPerson(db, row.managerId);
  const reports = await findReports(db, id);
  return {
    ...toDirectoryPerson(row),
    siteAddress: row.siteAddress,
    manager: manager ? toPersonRef(manager) : null,
    reports: reports.map(toPersonRef),
    evaluates: await mayEvaluate({ db, viewer }, id),
  };
});
