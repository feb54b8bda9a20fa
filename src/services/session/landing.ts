import { can } from '@contract/session/can';
import { routes } from '@/utils/paths';
import type { RolesState } from './rolesSlice';

/** Where a role lands after signing in. */
export function landingRoute(roles: RolesState): string {
  if (can(roles, 'POSTS.SHOW')) return routes.posts;
  if (can(roles, 'ORDERS')) return routes.orders;
  return routes.users;
}
