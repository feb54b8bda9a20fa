import { listChart } from '@contract/users/chartAcciones';
import { implement } from '../../engine/acciones/implement';
import { findTeam } from './chartQueries';
import { toPersonRef } from './directoryQueries';

export const listChartHandler = implement(listChart, async ({ managerId }, { db }) => {
  const { rows, total } = await findTeam(db, managerId);
  const people = rows.map((row) => ({
    ...toPersonRef(row),
    areaName: row.areaName,
    reports: row.reports,
  }));
  return { people, total };
});
