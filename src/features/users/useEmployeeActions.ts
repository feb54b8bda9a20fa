import { useNavigate } from 'react-router-dom';
import type { RowAction } from '@/components/data-grid/gridActions';
import { fromList } from '@/components/page/fromList';
import type { Employee } from '@/services/wms/generated/users.gen';
import { personEditPath, personPath } from '@/utils/paths';
import { employmentLabel } from './components/EmploymentDialog';

/** What can be done to one row of the employee master. */
export function useEmployeeActions(onEmployment: (person: Employee) => void) {
  const navigate = useNavigate();
  return (person: Employee): RowAction[] => [
    {
      label: 'Abrir',
      icon: 'person',
      run: () => navigate(personPath(person.id), { state: fromList }),
    },
    { label: 'Editar', icon: 'edit', run: () => navigate(personEditPath(person.id)) },
    {
      label: employmentLabel(person),
      icon: person.leaveDate === null ? 'logout' : 'undo',
      danger: person.leaveDate === null,
      run: () => onEmployment(person),
    },
  ];
}
