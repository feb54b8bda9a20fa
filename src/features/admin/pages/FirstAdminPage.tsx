import { Navigate } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { adminPages } from '@/components/shell/adminPages';
import { NoPermission } from '@/components/shell/NoPermission';
import { selectCan } from '@/services/session/selectCan';

/** The first page of the administration that this person may see. */
export function FirstAdminPage() {
  const first = useAppSelector(
    (state) => adminPages.find(({ flag }) => selectCan(flag)(state))?.path,
  );
  return first ? <Navigate to={first} replace /> : <NoPermission />;
}
