import type { Permission } from '@contract/core/permissions';
import { useSelector } from 'react-redux';
import { selectCan } from '@/services/session/selectCan';
import { routes } from '@/utils/paths';

interface Back {
  to: string;
  label: string;
}

/** Out of where a module is set: to the module, or to the administration for who has nothing else of it. */
export function useBackFromSettings(flag: Permission, module: Back): Back {
  return useSelector(selectCan(flag)) ? module : { to: routes.admin, label: 'Administración' };
}
