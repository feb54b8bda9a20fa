import { addLeaveCertificate } from './addLeaveCertificate';
import { adjustLeaveBalance } from './adjustLeaveBalance';
import { cancelLeave } from './cancelLeave';
import { deleteHouseHoliday } from './deleteHouseHoliday';
import { deleteLeaveBlock } from './deleteLeaveBlock';
import { getCalendarFeed } from './getCalendarFeed';
import { getLeave } from './getLeave';
import { getLeaveBalance } from './getLeaveBalance';
import { interruptLeave } from './interruptLeave';
import { listAreaMinimums } from './listAreaMinimums';
import { listHouseHolidays } from './listHouseHolidays';
import { listLeaveBalances } from './listLeaveBalances';
import { listLeaveBlocks } from './listLeaveBlocks';
import { listLeaves } from './listLeaves';
import { listLeaveTypes } from './listLeaveTypes';
import { listOwnLeaves } from './listOwnLeaves';
import { listPublicHolidays } from './listPublicHolidays';
import { renewCalendarFeed } from './renewCalendarFeed';
import { requestLeave } from './requestLeave';
import { revokeCalendarFeed } from './revokeCalendarFeed';
import { saveAreaMinimum } from './saveAreaMinimum';
import { saveHouseHoliday } from './saveHouseHoliday';
import { saveLeaveBlock } from './saveLeaveBlock';
import { saveLeaveType } from './saveLeaveType';
import { simulateLeave } from './simulateLeave';

/** One line each. */
export const holidaysAcciones = {
  addLeaveCertificate,
  adjustLeaveBalance,
  cancelLeave,
  deleteHouseHoliday,
  deleteLeaveBlock,
  getCalendarFeed,
  getLeave,
  getLeaveBalance,
  interruptLeave,
  listAreaMinimums,
  listHouseHolidays,
  listLeaveBalances,
  listLeaveBlocks,
  listLeaveTypes,
  listLeaves,
  listOwnLeaves,
  listPublicHolidays,
  renewCalendarFeed,
  requestLeave,
  revokeCalendarFeed,
  saveAreaMinimum,
  saveHouseHoliday,
  saveLeaveBlock,
  saveLeaveType,
  simulateLeave,
};
