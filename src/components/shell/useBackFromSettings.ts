import type { Permission } from '@contract/core/permissions';
import { useSelector } from 'react-redux';
import { selectCan } from '@/services/session/selectCan';

interface Back {
  to: string;
  label: string;
}

/** Out of where a module is set, to the module; who has nothing else of it has the tabs of the administration. */
export function useBackFromSettings(flag: Permission, module: Back): Back | undefined {
  return useSelector(selectCan(flag)) ? module : undefined;
}
