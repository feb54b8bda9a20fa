import { Navigate } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { NoPermission } from '@/components/shell/NoPermission';
import { selectCan } from '@/services/session/selectCan';
import { adminPages } from '../adminPages';

/** The first page of the administration that this person may see. */
export function FirstAdminPage() {
  const first = useAppSelector(
    (state) => adminPages.find(({ flag }) => selectCan(flag)(state))?.path,
  );
  return first ? <Navigate to={first} replace /> : <NoPermission />;
}
