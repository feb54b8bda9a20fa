import { keepsPeople } from '@contract/users/keepsPeople';
import { useAppSelector } from '@/app/hooks';
import { selectMay } from '@/services/session/selectCan';
import { DirectoryPage } from './DirectoryPage';
import { EmployeesPage } from './EmployeesPage';

/** /users: the master for who keeps the records of people, the directory for everyone else. */
export function UsersPage() {
  const may = useAppSelector(selectMay);
  return keepsPeople.some(may) ? <EmployeesPage /> : <DirectoryPage />;
}
