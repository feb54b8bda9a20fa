import { can } from '@contract/session/can';
import type { Context } from '../../engine/acciones/context';

type Asking = Pick<Context, 'viewer'>;

/** Writes the punches of others by hand: both flags, over more than oneself. */
export const entersPunches = ({ viewer: { roles, roleScope } }: Asking): boolean =>
  roleScope !== 'own' && can(roles, 'MARKINGS.SHOW') && can(roles, 'MARKINGS.CREATE');

/** Brings the files of the clocks, which may be of anybody. */
export const bringsPunches = ({ viewer: { roles, roleScope } }: Asking): boolean =>
  roleScope === 'all' && can(roles, 'MARKINGS.SHOW');
