import { adjustLeaveBalance } from './adjustLeaveBalance';
import * as calendars from './calendarAcciones';
import * as leaves from './leaveAcciones';
import * as leaveRules from './leaveRuleAcciones';
import { listPublicHolidays } from './listPublicHolidays';
import { requestLeave } from './requestLeave';

export const holidaysAcciones = {
  ...leaves,
  ...leaveRules,
  ...calendars,
  adjustLeaveBalance,
  listPublicHolidays,
  requestLeave,
};
