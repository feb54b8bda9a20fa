import { cancelLeave } from '@contract/holidays/leaveAcciones';
import { implement } from '../../engine/acciones/implement';
import { cutLeave } from './cutLeave';
import { holdGranted, refuseClosedDays } from './endLeave';

export const cancelLeaveHandler = implement(cancelLeave, async ({ reason, ...target }, context) => {
  const granted = await holdGranted(context, target, 'callOff');
  await refuseClosedDays(context, granted.row, granted.row.fromDay);
  await cutLeave(context, { ...granted, taken: null, reason });
  return { ok: true as const };
});
