import { useAppSelector } from '@/app/hooks';
import { selectCan } from '@/services/session/selectCan';
import { DirectoryPage } from './DirectoryPage';
import { EmployeesPage } from './EmployeesPage';

/** /users: the master for who administers people, the directory for everyone else. */
export function UsersPage() {
  return useAppSelector(selectCan('ADMIN.users')) ? <EmployeesPage /> : <DirectoryPage />;
}
