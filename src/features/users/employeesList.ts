import { gridList } from '@/components/data-grid/gridList';
import { useListEmployeesQuery } from '@/services/wms/generated/users.gen';

export const employeesList = gridList({
  id: 'employees',
  accion: 'persona.administrar',
  useRows: useListEmployeesQuery,
});
