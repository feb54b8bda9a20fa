import type { Permission } from '@contract/core/permissions';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectMay } from '@/services/session/selectCan';
import { NoPermission } from './NoPermission';

interface RequirePermissionProps {
  /** Of several, any. */
  flag: Permission | readonly Permission[];
  children: ReactNode;
}

export function RequirePermission({ flag, children }: RequirePermissionProps) {
  const may = useSelector(selectMay);
  return [flag].flat().some(may) ? children : <NoPermission />;
}
