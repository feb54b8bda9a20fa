import { assignmentRecord } from '@contract/schedules/assignment';
import type { Choice } from '@/components/data-grid/gridColumn';
import { recordForm } from '@/components/record/recordForm';
import { placeName } from '@/components/references/placeName';
import { checkTarget, settleTarget, showTarget } from '@/components/references/targetForm';
import type { Places } from '@/components/references/usePlaces';
import type { Rotation, Shift } from '@/services/wms/generated/schedules.gen';
import { localDay } from '@/utils/localDay';

const WEEK = 7;

interface Known {
  rotations: readonly Choice[];
  places: Places;
  personName: (id: number) => string;
}

export const assignmentForm = ({ rotations, places, personName }: Known) =>
  recordForm(assignmentRecord, {
    check: checkTarget,
    settle: settleTarget,
    show: {
      ...showTarget(places, personName),
      rotationId: (held) => placeName(rotations, held),
    },
  });

export type AssignmentForm = ReturnType<typeof assignmentForm>;

/** A new assignment begins with these. */
export const newAssignment = () => ({
  target: 'person' as const,
  fromDay: localDay(),
  firstDay: '1',
});

/** On which day of the cycle one may begin, in words: a week, or a day with its shift. */
export function firstDays(rotation: Rotation | undefined, shifts: readonly Shift[]): Choice[] {
  if (!rotation) return [];
  if (rotation.byWeek) {
    return Array.from({ length: rotation.days.length / WEEK }, (_, index) => ({
      value: String(index * WEEK + 1),
      label: `Semana ${index + 1}`,
    }));
  }
  return rotation.days.map((id, index) => ({
    value: String(index + 1),
    label: `Día ${index + 1}: ${shifts.find((shift) => shift.id === id)?.name ?? 'franco'}`,
  }));
}
