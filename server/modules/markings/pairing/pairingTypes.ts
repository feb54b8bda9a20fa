import type { PunchKind } from '@contract/markings/punch';

/** A touch as the rule reads it; hours are whole minutes, for seconds are nobody's delay. */
export interface PairedTouch {
  at: number;
  /** A person typed or pressed this; null where it was guessed, and may be guessed again. */
  told: PunchKind | null;
  /** A button asks what it would be: no finger touched twice yet. */
  asked?: boolean;
}

/** A shift of work, from and to in minutes. */
export interface PairedShift {
  from: number;
  to: number;
  /** Its break is punched. */
  meal: boolean;
}

export interface PairingFacts {
  /** In the order of time. */
  touches: readonly PairedTouch[];
  /** In the order of time; being on call is none. */
  shifts: readonly PairedShift[];
  /** How long somebody may be inside. */
  openMinutes: number;
  /** How long before a shift one enters for it, and after it still leaves it. */
  aroundMinutes: number;
  /** Until then a person who is inside forgot nothing. */
  now: number;
}

/** Where the touches so far leave somebody. */
export interface PairingState {
  cost: number;
  phase: 'out' | 'in' | 'away';
  /** When they entered. */
  entry: number;
  /** The shift that they entered for; -1: none. */
  shift: number;
  /** The last shift to which they came. */
  attended: number;
  /** They had their meal. */
  ate: boolean;
  /** The last touch was this. */
  kind: PunchKind | null;
  before: PairingState | null;
}
