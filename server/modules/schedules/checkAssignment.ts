import type { assignmentFields } from '@contract/schedules/assignment';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { rotation } from '../../db/schema/schedules';
import type { Context } from '../../engine/acciones/context';
import { invalid } from '../../engine/http/fault';
import { onlyTarget, refuseTarget } from '../../engine/places/target';

type AssignmentFields = z.output<typeof assignmentFields>;
type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

const WEEK = 7;

/** This tells what is wrong with an assignment by itself, beside the field to correct; fields that it does not name are left out. */
export async function checkAssignment(
  asking: Asking,
  fields: AssignmentFields,
): Promise<AssignmentFields> {
  await refuseTarget(asking, fields);
  const { fromDay, toDay, firstDay } = fields;
  const [cycle] = await asking.db.select().from(rotation).where(eq(rotation.id, fields.rotationId));
  const faults: Record<string, string> = {};
  if (!cycle) faults.rotationId = 'Esa rotación no existe.';
  else if (firstDay > cycle.days.length) {
    faults.firstDay = `La rotación tiene ${cycle.days.length} días.`;
  } else if (cycle.byWeek && firstDay % WEEK !== 1) {
    faults.firstDay = 'Esta rotación empieza en una de sus semanas.';
  }
  if (toDay !== null && toDay < fromDay) faults.toDay = 'Termina antes de empezar.';
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return onlyTarget(fields);
}
