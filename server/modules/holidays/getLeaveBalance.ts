import { getLeaveBalance } from '@contract/holidays/leaveAcciones';
import { implement } from '../../engine/acciones/implement';
import { balanceRecord } from './balanceRecord';
import { leavePerson } from './leavePerson';

export const getLeaveBalanceHandler = implement(getLeaveBalance, async ({ personId }, context) =>
  balanceRecord(context, await leavePerson(context, personId)),
);
