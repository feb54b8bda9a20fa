import { can } from '@contract/session/can';
import type { Context } from '../../engine/acciones/context';
import { forbidden } from '../../engine/http/fault';

type Asking = Pick<Context, 'viewer'>;

/** Rules of leave are one set for everybody: who approves for one team or one site does not write them. */
export const rulesWholeOrganisation = ({ viewer }: Asking): boolean =>
  (can(viewer.roles, 'ADMIN.settings') && !viewer.needsSecondStep) ||
  (viewer.roleScope === 'all' && can(viewer.roles, 'HOLIDAYS.APPROVE'));

export function requireWholeOrganisation(asking: Asking): void {
  if (!rulesWholeOrganisation(asking)) {
    throw forbidden('Lo cambia quien administra las licencias de toda la organización.');
  }
}
