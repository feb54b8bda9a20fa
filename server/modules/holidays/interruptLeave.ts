import { interruptLeave } from '@contract/holidays/leaveAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { addDays } from '../../engine/time/days';
import { cutLeave } from './cutLeave';
import { daysUntil } from './daysUntil';
import { holdGranted, refuseClosedDays } from './endLeave';

export const interruptLeaveHandler = implement(
  interruptLeave,
  async ({ reason, lastDay, ...target }, context) => {
    const { row, stored } = await holdGranted(context, target, 'interrupt');
    if (lastDay < stored.fromDay || lastDay >= stored.toDay) {
      throw invalid({ lastDay: 'Va entre el primer día y el anterior al último.' });
    }
    await refuseClosedDays(context, row, addDays(lastDay, 1));
    const days = await daysUntil(context.db, row, lastDay);
    if (days === 0) throw conflict('Hasta ese día no tomó ninguno: dejala sin efecto.');
    await cutLeave(context, { row, stored, taken: { lastDay, days }, reason });
    return { ok: true as const };
  },
);
