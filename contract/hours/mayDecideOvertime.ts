import type { Roles } from '../core/permissions';
import { can } from '../session/can';

/** Who keeps everybody's hours or decides what people ask for; who prepares pay does not decide what is to be paid. */
export const mayDecideOvertime = (roles: Partial<Roles> | null | undefined): boolean =>
  can(roles, 'HOURS.CREATE') ||
  can(roles, 'ADMIN.whole') ||
  (can(roles, 'HOURS.SHOW') && can(roles, 'WORKFLOW') && !can(roles, 'LIQUIDATION.SHOW'));
