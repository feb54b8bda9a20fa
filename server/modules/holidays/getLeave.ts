import { getLeave } from '@contract/holidays/leaveAcciones';
import { implement } from '../../engine/acciones/implement';
import { leaveRecord } from './leaveRecord';

export const getLeaveHandler = implement(getLeave, ({ id }, context) => leaveRecord(context, id));
