import { listEmployees } from '@contract/users/listEmployees';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { employeesList, toEmployee } from './employeeQueries';

export const listEmployeesHandler = implement(listEmployees, async (input, context) => {
  const { rows, ...counted } = await runList(employeesList, context, input);
  return { rows: rows.map(toEmployee), ...counted };
});
