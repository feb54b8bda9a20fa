import type { Permission } from '@contract/core/permissions';
import { can } from '@contract/session/can';
import type { RolesState, WithRoles } from './rolesSlice';

type CanSelector = (state: WithRoles) => boolean;

const selectors = new Map<Permission, CanSelector>();

function makeSelector(permission: Permission): CanSelector {
  let last: RolesState | undefined;
  let answer = false;
  return ({ roles }) => {
    if (roles !== last) answer = can(roles, permission);
    last = roles;
    return answer;
  };
}

/** May the person signed in do this? One memoised selector per permission. */
export function selectCan(permission: Permission): CanSelector {
  const selector = selectors.get(permission) ?? makeSelector(permission);
  selectors.set(permission, selector);
  return selector;
}
