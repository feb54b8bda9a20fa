import { getLeave } from '@contract/holidays/leaveAcciones';
import { implement } from '../../engine/acciones/implement';
import { presentLeave } from './presentLeave';

export const getLeaveHandler = implement(getLeave, ({ id }, context) => presentLeave(context, id));
