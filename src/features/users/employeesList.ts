import { gridList } from '@/components/data-grid/gridList';
import { useListEmployeesQuery } from './api';

export const employeesList = gridList({
  id: 'employees',
  accion: 'persona.administrar',
  useRows: useListEmployeesQuery,
});
