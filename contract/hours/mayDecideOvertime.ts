import type { Roles } from '../core/permissions';
import { can } from '../session/can';

/** People who keep everybody's hours or decide requests decide overtime; those who prepare pay do not decide what is to be paid. */
export const mayDecideOvertime = (roles: Partial<Roles> | null | undefined): boolean =>
  can(roles, 'HOURS.CREATE') ||
  can(roles, 'ADMIN.whole') ||
  (can(roles, 'HOURS.SHOW') && can(roles, 'WORKFLOW') && !can(roles, 'LIQUIDATION.SHOW'));
