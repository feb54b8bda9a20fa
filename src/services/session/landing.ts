import { routes } from '@/utils/paths';
import type { RolesState } from './rolesSlice';
import { selectMay } from './selectCan';

/** Where a role lands after signing in. */
export function landingRoute(roles: RolesState): string {
  const may = selectMay({ roles });
  if (may('POSTS.SHOW')) return routes.posts;
  if (may('ORDERS')) return routes.orders;
  return routes.users;
}
