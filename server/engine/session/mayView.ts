import { passedFlags } from '@contract/core/permissions';
import { can } from '@contract/session/can';
import type { Viewer } from '../acciones/context';

type Rights = Pick<Viewer, 'roles' | 'roleScope'>;

const scopes: readonly Viewer['roleScope'][] = ['own', 'team', 'site', 'all'];

/** People who administer everything see as anybody; those who administer a part never gain scope, administration or pay. */
export function maySee(asks: Rights, seen: Rights): boolean {
  if (asks.roles.ADMIN === true) return true;
  const gains = [
    ...passedFlags.ADMIN.map((sub) => `ADMIN.${sub}` as const),
    'LIQUIDATION.SHOW',
  ] as const;
  return (
    scopes.indexOf(seen.roleScope) <= scopes.indexOf(asks.roleScope) &&
    gains.every((flag) => can(asks.roles, flag) || !can(seen.roles, flag))
  );
}

export const mayView = (asks: Rights, kind: 'role' | 'person'): boolean =>
  can(asks.roles, kind === 'role' ? 'ADMIN.roles' : 'ADMIN.users');
