import { getEmployee, getPerson } from '@contract/users/personAcciones';
import { person } from '../../db/schema/organisation';
import { mayAsk } from '../../engine/acciones/authorize';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { reachOf } from '../../engine/scope/reachOf';
import { withinReach } from '../../engine/scope/withinReach';
import { findPerson, findReports, toDirectoryPerson, toPersonRef } from './directoryQueries';
import { mayEvaluate } from './evaluationReach';

export const getPersonHandler = implement(getPerson, async ({ id }, { db, viewer }) => {
  // A person who left is out of the directory, and still reached by those who keep their record.
  const kept = mayAsk(getEmployee, viewer)
    ? withinReach(reachOf(getEmployee, viewer), viewer, person.id)
    : undefined;
  const row = await findPerson(db, id, kept);
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
