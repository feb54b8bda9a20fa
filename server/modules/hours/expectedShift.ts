import type { Interval } from '../../engine/time/intervals';

/** A shift that the person was told of. */
export interface ExpectedShift extends Interval {
  name: string;
  breakKind: 'none' | 'fixed' | 'punched';
  breakMinutes: number;
  toleranceIn: number;
  toleranceOut: number;
  /** Otherwise it is planned and punched, and nothing of it counts nor is owed. */
  paid: boolean;
  /** `onCall`: at hand, and nowhere; nobody is late for it, and a call is overtime. */
  kind: 'worked' | 'onCall';
}
