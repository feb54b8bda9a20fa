import { listEmployees } from '@contract/users/listEmployees';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { employeesList, toEmployee } from './employeeQueries';

export const listEmployeesHandler = implement(listEmployees, async (input, context) => {
  const { rows, ...counted } = await runList(employeesList, context, input);
  return { rows: rows.map(toEmployee), ...counted };
});
