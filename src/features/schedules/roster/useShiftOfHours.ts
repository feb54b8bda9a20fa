import { useCallback } from 'react';
import {
  type RosterWeek,
  type Shift,
  useShiftOfHoursMutation,
} from '@/services/wms/generated/schedules.gen';
import { shiftOfTyped, type TypedHours } from './typedHours';

/** The shift of some hours that were typed: of the catalogue, or made now; null where the server refused it. */
export function useShiftOfHours(
  { shifts }: Pick<RosterWeek, 'shifts'>,
  learn: (shift: Shift) => void,
): (hours: TypedHours) => Promise<Shift | null> {
  const [make] = useShiftOfHoursMutation();
  return useCallback(
    async (hours) => {
      const known = shiftOfTyped(shifts, hours);
      if (known) return known;
      const { data } = await make(hours);
      if (!data) return null;
      learn(data);
      return data;
    },
    [shifts, make, learn],
  );
}
