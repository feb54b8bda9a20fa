import { getLeave } from '@contract/holidays/leaveAcciones';
import { listLeaveTypes } from '@contract/holidays/leaveRuleAcciones';
import { leave, leaveType } from '../../db/schema/holidays';
import { area, person } from '../../db/schema/organisation';
import { namedBy } from '../../engine/audit/namedBy';

export const leaveName = namedBy({
  entity: 'leave',
  fields: ['leaveId'],
  opens: getLeave,
  table: leave,
  person: leave.personId,
  days: [leave.fromDay, leave.toDay],
  link: (id) => `/holidays/leave/${id}`,
});

export const leaveTypeName = namedBy({
  entity: 'leaveType',
  reads: listLeaveTypes,
  fields: ['leave.typeId'],
  table: leaveType,
  name: leaveType.name,
});

/** Kept under the number of their person, or of their area. */
export const leaveBalanceName = namedBy({
  entity: 'leaveBalance',
  table: person,
  person: person.id,
  link: (id) => `/holidays/balances/${id}`,
});

export const areaMinimumName = namedBy({ entity: 'areaMinimum', table: area, name: area.name });
