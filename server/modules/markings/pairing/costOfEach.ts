import type { PunchKind } from '@contract/markings/punch';
import {
  inOrder,
  isLive,
  type MarkingFigures,
  type PunchFact,
  type ShiftFact,
} from '../markingRules';
import { factsOf, minuteOf } from './factsOf';
import { pairTouches } from './pairTouches';

interface Asked {
  /** Before that moment, without what the server wrote. */
  punches: readonly PunchFact[];
  shifts: readonly ShiftFact[];
  figures: MarkingFigures;
  at: Date;
}

/** `home`: an exit after which nobody comes back to that shift. */
export type TouchCosts = Record<PunchKind | 'home', number>;

/** The costs of taking a touch at some moment for each of what it may be. */
export function costOfEach({ punches, at, ...known }: Asked): TouchCosts {
  const facts = factsOf({ ...known, touches: inOrder(punches.filter(isLive)), now: at });
  const costAs = (told: PunchKind, gone = false) => {
    const touches = [...facts.touches, { at: minuteOf(at), told, asked: true }];
    return pairTouches({ ...facts, touches }, gone).cost;
  };
  return {
    in: costAs('in'),
    out: costAs('out'),
    breakOut: costAs('breakOut'),
    breakIn: costAs('breakIn'),
    home: costAs('out', true),
  };
}
