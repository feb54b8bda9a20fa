import type { FieldValue } from '@contract/core/field';
import type { visitRecord } from '@contract/visits/visit';

export type Arrival = NonNullable<FieldValue<typeof visitRecord.shown.arrival>>;

interface Measured {
  /** Null: the place or the device has no position. */
  metres: number | null;
  /** Metres by which the device may be wrong. */
  accuracy: number;
  /** The reach of the place. */
  radius: number;
}

/** Judges an arrival by the whole circle in which the device may be: nobody is called away who may have been there. */
export function judgeArrival({ metres, accuracy, radius }: Measured): Arrival {
  if (metres === null) return 'unknown';
  if (metres + accuracy <= radius) return 'inside';
  return metres - accuracy > radius ? 'outside' : 'doubtful';
}
