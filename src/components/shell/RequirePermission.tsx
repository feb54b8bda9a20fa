import type { Permission } from '@contract/core/permissions';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectMay } from '@/services/session/selectCan';
import { NoPermission } from './NoPermission';

interface RequirePermissionProps {
  /** The person needs the flag, or any of several. */
  flag: Permission | readonly Permission[];
  /** The page of the same module for whoever may not see this one: its address is the module's, which anybody may type. */
  otherwise?: string;
  children: ReactNode;
}

export function RequirePermission({ flag, otherwise, children }: RequirePermissionProps) {
  const may = useSelector(selectMay);
  if ([flag].flat().some(may)) return children;
  return otherwise ? <Navigate to={otherwise} replace /> : <NoPermission />;
}
