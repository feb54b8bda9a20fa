import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { accrueLeave } from './accrue';
import { addLeaveCertificateHandler } from './addLeaveCertificate';
import { adjustLeaveBalanceHandler } from './adjustLeaveBalance';
import { balancesExport, balancesList, toBalanceRow } from './balancesList';
import { calendarRoute } from './calendarRoute';
import { cancelLeaveHandler } from './cancelLeave';
import { deleteLeaveBlockHandler } from './deleteLeaveBlock';
import { deleteOrganisationHolidayHandler } from './deleteOrganisationHoliday';
import { endLeavesBeyond } from './endLeavesBeyond';
import { expireLeave } from './expire';
import { getCalendarFeedHandler } from './getCalendarFeed';
import { getLeaveHandler } from './getLeave';
import { getLeaveBalanceHandler } from './getLeaveBalance';
import { interruptLeaveHandler } from './interruptLeave';
import { leaveExport } from './leaveExport';
import { leaveFiles } from './leaveFiles';
import { areaMinimumName, leaveBalanceName, leaveName, leaveTypeName } from './leaveNames';
import { leavePay } from './leavePay';
import { leavesList, toLeave } from './leaveQueries';
import { leaveRequest } from './leaveRequest';
import { leavesFind } from './leavesFind';
import { listAreaMinimumsHandler } from './listAreaMinimums';
import { listLeaveBlocksHandler } from './listLeaveBlocks';
import { listLeaveTypesHandler } from './listLeaveTypes';
import { listOrganisationHolidaysHandler } from './listOrganisationHolidays';
import { listOwnLeavesHandler } from './listOwnLeaves';
import { listPublicHolidaysHandler } from './listPublicHolidays';
import { openLeave } from './openLeave';
import { renewCalendarFeedHandler } from './renewCalendarFeed';
import { requestLeaveHandler } from './requestLeave';
import { revokeCalendarFeedHandler } from './revokeCalendarFeed';
import { saveAreaMinimumHandler } from './saveAreaMinimum';
import { saveLeaveBlockHandler } from './saveLeaveBlock';
import { saveLeaveTypeHandler } from './saveLeaveType';
import { saveOrganisationHolidayHandler } from './saveOrganisationHoliday';
import { holidaysSeed } from './seed/holidaysSeed';
import { simulateLeaveHandler } from './simulateLeave';

export { isWorkingDay } from './leaveDayRules';
// Other modules may call these.
export { notTakenDays } from './notTaken';
export { findOrganisationHolidays } from './organisationHolidayQueries';
export { restDays } from './restDays';

export const holidaysModule = defineModule({
  handlers: {
    addLeaveCertificate: addLeaveCertificateHandler,
    adjustLeaveBalance: adjustLeaveBalanceHandler,
    cancelLeave: cancelLeaveHandler,
    deleteOrganisationHoliday: deleteOrganisationHolidayHandler,
    deleteLeaveBlock: deleteLeaveBlockHandler,
    getCalendarFeed: getCalendarFeedHandler,
    getLeave: getLeaveHandler,
    getLeaveBalance: getLeaveBalanceHandler,
    interruptLeave: interruptLeaveHandler,
    listAreaMinimums: listAreaMinimumsHandler,
    listOrganisationHolidays: listOrganisationHolidaysHandler,
    listLeaveBalances: listHandler(balancesList, each(toBalanceRow)),
    listLeaveBlocks: listLeaveBlocksHandler,
    listLeaveTypes: listLeaveTypesHandler,
    listLeaves: listHandler(leavesList, each(toLeave)),
    listOwnLeaves: listOwnLeavesHandler,
    listPublicHolidays: listPublicHolidaysHandler,
    renewCalendarFeed: renewCalendarFeedHandler,
    requestLeave: requestLeaveHandler,
    revokeCalendarFeed: revokeCalendarFeedHandler,
    saveAreaMinimum: saveAreaMinimumHandler,
    saveOrganisationHoliday: saveOrganisationHolidayHandler,
    saveLeaveBlock: saveLeaveBlockHandler,
    saveLeaveType: saveLeaveTypeHandler,
    simulateLeave: simulateLeaveHandler,
  },
  lists: [balancesList, leavesList],
  names: [areaMinimumName, leaveBalanceName, leaveName, leaveTypeName],
  finds: [leavesFind],
  exports: [balancesExport, leaveExport],
  requests: [leaveRequest],
  routes: [calendarRoute],
  chores: [
    {
      name: 'accrue-leave',
      title: 'Dar los días de vacaciones del año',
      cron: '5 * * * *',
      run: (db) => accrueLeave(db),
    },
    {
      name: 'expire-leave',
      title: 'Cerrar los períodos de vacaciones que vencieron',
      cron: '35 * * * *',
      run: (db) => expireLeave(db),
    },
  ],
  opens: [leaveFiles],
  leaving: [endLeavesBeyond],
  openInPeriod: [openLeave],
  forPay: [leavePay],
  seeds: [holidaysSeed],
});
