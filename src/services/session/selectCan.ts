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

type May = (permission: Permission) => boolean;
const questions = new WeakMap<RolesState, May>();

/** For who asks of many flags: the same function as long as the roles are the same. */
export function selectMay({ roles }: WithRoles): May {
  const known = questions.get(roles);
  if (known) return known;
  const may: May = (permission) => selectCan(permission)({ roles });
  questions.set(roles, may);
  return may;
}
