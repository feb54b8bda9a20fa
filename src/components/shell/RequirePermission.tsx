import type { Permission } from '@contract/core/permissions';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectCan } from '@/services/session/selectCan';
import { NoPermission } from './NoPermission';

interface RequirePermissionProps {
  flag: Permission;
  children: ReactNode;
}

export function RequirePermission({ flag, children }: RequirePermissionProps) {
  return useSelector(selectCan(flag)) ? children : <NoPermission />;
}
