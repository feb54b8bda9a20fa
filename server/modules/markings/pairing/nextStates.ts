import type { PunchKind } from '@contract/markings/punch';
import {
  awayCost,
  doubleCost,
  lengthCost,
  mealCost,
  pairingCosts,
  REPEAT_MINUTES,
  SHORT_MINUTES,
} from './pairingCosts';
import { mayBeInside, turnEnd } from './pairingLimits';
import type { PairedTouch, PairingFacts, PairingState } from './pairingTypes';

const { missing, noShift, unattended, unplannedLeave, short } = pairingCosts;

/** The touches that are missing of somebody who is not outside, where no other one ends it. */
export const leftOpenCost = ({ phase }: Pick<PairingState, 'phase'>): number =>
  phase === 'out' ? 0 : phase === 'in' ? missing : 2 * missing;

const skippedCost = (attended: number, shift: number) =>
  unattended * Math.max(0, shift - attended - 1);

/** All that a touch may be after what came before it, each with its cost. */
export function nextStates(
  facts: PairingFacts,
  state: PairingState,
  touch: PairedTouch,
  /** Minutes since the touch before. */
  gap: number,
): PairingState[] {
  const since = passed(facts, state, touch.at);
  const found = [
    ...entries(facts, since, touch),
    ...exits(facts, state, touch),
    ...exitsAlone(facts, since, touch),
    ...leaves(facts, state, touch),
    ...returns(facts, state, touch, gap),
    ...strays(facts, state, touch),
  ];
  const { kind } = state;
  if (kind && !touch.asked && gap <= REPEAT_MINUTES && may(touch, kind)) {
    found.push({ ...state, cost: state.cost + doubleCost(gap), before: state });
  }
  return found;
}

const may = ({ told }: PairedTouch, kind: PunchKind) => told === null || told === kind;

const never = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Whether a shift goes on at an hour; those before one that was attended are over. */
function isRunning({ shifts }: PairingFacts, attended: number, at: number): boolean {
  for (let shift = Math.max(0, attended - 2); shift < shifts.length; shift += 1) {
    const { from, to } = shifts[shift] ?? never;
    if (from > at) return false;
    if (at < to) return true;
  }
  return false;
}

/** A shift that was over long ago is attended no more: it is counted as missed before what follows. */
function passed(facts: PairingFacts, state: PairingState, at: number): PairingState {
  let { attended, cost } = state;
  while ((facts.shifts[attended + 1] ?? never).to + facts.aroundMinutes < at) {
    attended += 1;
    cost += unattended;
  }
  return attended === state.attended ? state : { ...state, attended, cost };
}

function entries(facts: PairingFacts, state: PairingState, touch: PairedTouch): PairingState[] {
  if (!may(touch, 'in')) return [];
  const { at } = touch;
  const { attended } = state;
  const base = state.cost + leftOpenCost(state);
  const entered = { phase: 'in', entry: at, ate: false, kind: 'in', before: state } as const;
  const found: PairingState[] = [];
  for (let shift = Math.max(0, attended); shift < facts.shifts.length; shift += 1) {
    const { from, to } = facts.shifts[shift] ?? never;
    if (from - facts.aroundMinutes > at) break;
    if (at >= to) continue;
    const cost = base + Math.abs(at - from) + skippedCost(attended, shift);
    found.push({ ...entered, cost, shift, attended: shift });
  }
  // Within a shift nobody comes for something else.
  if (!isRunning(facts, attended, at))
    found.push({ ...entered, cost: base + noShift, shift: -1, attended });
  return found;
}

function exits(facts: PairingFacts, state: PairingState, touch: PairedTouch): PairingState[] {
  if (state.phase === 'out' || !may(touch, 'out')) return [];
  const { at } = touch;
  const length = at - state.entry;
  const base =
    state.cost +
    (state.phase === 'away' ? missing : 0) +
    (length < SHORT_MINUTES && !touch.asked ? short : 0);
  const gone = { ...state, phase: 'out', kind: 'out', shift: -1, before: state } as const;
  if (state.shift < 0) {
    if (length > facts.openMinutes) return [];
    return [{ ...gone, cost: base + lengthCost(length) }];
  }
  const turn = turnEnd(facts, state.shift);
  const found: PairingState[] = [];
  for (let shift = state.shift; shift < facts.shifts.length; shift += 1) {
    const own = facts.shifts[shift];
    if (!own || (shift > state.shift && own.from >= at)) break;
    const late = at > own.to + facts.aroundMinutes || shift > turn;
    if (late && length > facts.openMinutes) continue;
    found.push({ ...gone, cost: base + Math.abs(at - own.to), attended: shift });
  }
  return found;
}

/** An exit whose entry is missing. */
function exitsAlone(facts: PairingFacts, state: PairingState, touch: PairedTouch): PairingState[] {
  if (!may(touch, 'out')) return [];
  const { at } = touch;
  const { attended } = state;
  const base = state.cost + leftOpenCost(state) + missing;
  const gone = { ...state, phase: 'out', kind: 'out', before: state, shift: -1 } as const;
  const found: PairingState[] = [];
  for (let shift = Math.max(0, attended); shift < facts.shifts.length; shift += 1) {
    const { from, to } = facts.shifts[shift] ?? never;
    if (from >= at) break;
    if (at > to + facts.aroundMinutes) continue;
    const cost = base + Math.abs(at - to) + skippedCost(attended, shift);
    found.push({ ...gone, cost, attended: shift });
  }
  if (!isRunning(facts, attended, at)) found.push({ ...gone, cost: base + noShift });
  return found;
}

function leaves(facts: PairingFacts, state: PairingState, touch: PairedTouch): PairingState[] {
  if (state.phase !== 'in' || !mayBeInside(facts, state, touch.at)) return [];
  const { at, told } = touch;
  const shift = facts.shifts[state.shift];
  const planned = shift?.meal === true && !state.ate;
  const away = { ...state, phase: 'away', before: state } as const;
  if (planned && may(touch, 'breakOut')) {
    const cost = state.cost + mealCost(at, shift.from, shift.to);
    return [{ ...away, cost, kind: 'breakOut' }];
  }
  if (told === 'breakOut') {
    return [{ ...away, cost: state.cost + unplannedLeave, kind: 'breakOut' }];
  }
  if (!shift || at >= shift.to || !may(touch, 'out')) return [];
  return [{ ...away, cost: state.cost + unplannedLeave, kind: 'out' }];
}

function returns(
  facts: PairingFacts,
  state: PairingState,
  touch: PairedTouch,
  gap: number,
): PairingState[] {
  if (state.phase !== 'away' || !mayBeInside(facts, state, touch.at)) return [];
  const kind = state.kind === 'breakOut' ? 'breakIn' : 'in';
  if (!may(touch, kind)) return [];
  const ate = state.ate || kind === 'breakIn';
  return [{ ...state, phase: 'in', cost: state.cost + awayCost(gap), ate, kind, before: state }];
}

/** A told touch that does not follow stands all the same, and what is missing before it is counted. */
function strays(
  facts: PairingFacts,
  state: PairingState,
  { at, told }: PairedTouch,
): PairingState[] {
  const entry = state.phase === 'out' ? at : state.entry;
  const shift = state.phase === 'out' ? -1 : state.shift;
  const stray = { ...state, entry, shift, before: state, cost: state.cost + 2 * missing };
  const follows = state.phase !== 'out' && mayBeInside(facts, state, at);
  if (told === 'breakOut' && !(follows && state.phase === 'in')) {
    return [{ ...stray, phase: 'away', kind: 'breakOut' }];
  }
  if (told === 'breakIn' && !(follows && state.phase === 'away' && state.kind === 'breakOut')) {
    return [{ ...stray, phase: 'in', ate: true, kind: 'breakIn' }];
  }
  return [];
}
