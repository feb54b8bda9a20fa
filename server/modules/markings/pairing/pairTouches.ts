import type { PunchKind } from '@contract/markings/punch';
import { leftOpenCost, nextStates } from './nextStates';
import { pairingCosts } from './pairingCosts';
import { mayBeInside } from './pairingLimits';
import type { PairingFacts, PairingState } from './pairingTypes';

export interface Paired {
  /** The kind of each touch, in their order; a double touch is what the one before it was. */
  kinds: PunchKind[];
  cost: number;
}

const start: PairingState = {
  cost: 0,
  phase: 'out',
  entry: 0,
  shift: -1,
  attended: -1,
  ate: false,
  kind: null,
  before: null,
};

/** Two ways to have come to the same: what may follow is the same, so only the cheaper one goes on. */
const keyOf = ({ phase, entry, shift, attended, ate, kind }: PairingState) =>
  `${phase} ${phase === 'out' ? 0 : entry} ${shift} ${attended} ${ate} ${kind}`;

/** The reading of all touches that costs least, held against what was planned. */
export function pairTouches(
  facts: PairingFacts,
  /** After the last of them somebody is outside. */
  gone = false,
): Paired {
  let states = [start];
  let last = Number.NEGATIVE_INFINITY;
  for (const touch of facts.touches) {
    const cheapest = new Map<string, PairingState>();
    for (const state of states) {
      for (const next of nextStates(facts, state, touch, touch.at - last)) {
        const key = keyOf(next);
        const known = cheapest.get(key);
        if (!known || next.cost < known.cost) cheapest.set(key, next);
      }
    }
    states = [...cheapest.values()];
    last = touch.at;
  }
  let best = start;
  let cost = Number.POSITIVE_INFINITY;
  for (const state of states) {
    if (gone && state.phase !== 'out') continue;
    const whole = state.cost + endCost(facts, state);
    if (whole < cost) [best, cost] = [state, whole];
  }
  return { kinds: kindsTo(best), cost };
}

function endCost(facts: PairingFacts, state: PairingState): number {
  const inside = state.phase !== 'out' && mayBeInside(facts, state, facts.now);
  const missed = facts.shifts.filter(
    ({ to }, shift) => shift > state.attended && to <= facts.now,
  ).length;
  return (inside ? 0 : leftOpenCost(state)) + missed * pairingCosts.unattended;
}

function kindsTo(last: PairingState): PunchKind[] {
  const kinds: PunchKind[] = [];
  for (let state: PairingState | null = last; state?.kind; state = state.before) {
    kinds.push(state.kind);
  }
  return kinds.reverse();
}
