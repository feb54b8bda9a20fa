import type { PunchKind } from '@contract/markings/punch';
import type { Day } from '../../engine/time/days';
import {
  dayOfExit,
  exitByRule,
  type ForgottenExit,
  isOnCall,
  type MarkingFigures,
  type OpenStretch,
  onEnd,
  type PunchFact,
  type ShiftFact,
  shiftOf,
  shiftOfEntry,
  shiftOfExit,
} from './markingRules';
import { costOfEach, type TouchCosts } from './pairing/costOfEach';

interface Belongs {
  day: Day;
  shiftId: number | null;
}

export interface NextPunch extends Belongs {
  /** The first is what a touch does by itself. */
  choices: readonly [PunchKind, ...PunchKind[]];
  /** Two of them are about as likely: whoever can be asked is asked. */
  doubt: boolean;
  /** Where an entry belongs. */
  enter: Belongs;
  /** Where all that is no entry belongs. */
  leave: Belongs;
  /** Inside for too long, should they enter: the server then writes the exit that nobody punched. */
  forgotten: ForgottenExit | null;
}

interface Asked {
  open: OpenStretch | null;
  /** Before that moment, without what the server wrote; left out: those of the open stretch. */
  punches?: readonly PunchFact[];
  shifts: readonly ShiftFact[];
  at: Date;
  figures: MarkingFigures;
  /** The date of an instant where the person works. */
  dateOf(at: Date): Day;
}

/** Minutes between the costs of coming and of going, up to which both are offered. */
const DOUBT = 90;
/** The same between a meal and going home. */
const MEAL_DOUBT = 200;

/** In or out, and of which day: by all that was punched around, the shifts and the hour. */
export function nextPunch(asked: Asked): NextPunch {
  const { open, shifts, at, figures, dateOf } = asked;
  const entering = shiftOfEntry(at, shifts, figures);
  const enter = { day: entering?.day ?? dateOf(at), shiftId: entering?.id ?? null };
  const punches = asked.punches ?? (open ? [...new Set([open.entry, open.last])] : []);
  const costs = costOfEach({ punches, shifts, at, figures });
  if (!open) {
    const left = shiftOfExit(at, shifts, figures);
    const leave = { day: left?.day ?? dayOfExit(at, dateOf), shiftId: left?.id ?? null };
    const doubt = costs.out - costs.in <= DOUBT;
    const choices = doubt ? sorted(['in', 'out'], costs) : (['in'] as const);
    return { ...belongs(choices, enter, leave), choices, doubt, enter, leave, forgotten: null };
  }
  const first = shiftOf(open.entry, shifts, figures);
  const turn = first ? onEnd(first, shifts) : [];
  const own = turn.at(-1) ?? null;
  const running = turn.find(({ endsAt }) => at < endsAt) ?? own;
  const leave = { day: open.entry.day, shiftId: first?.id ?? null };
  const going = sorted(goingOf(open, running, at), costs);
  const [likely, other] = going.map((kind) => homeCost(costs, kind));
  const least = Math.min(...going.map((kind) => costs[kind]));
  const choices = withEntry(going, least - costs.in, Number.isFinite(least));
  const meal = other !== undefined && likely !== undefined && other - likely < MEAL_DOUBT;
  const forgotten = choices.some((kind) => kind === 'in')
    ? { open, at: exitByRule(open, own) }
    : null;
  const doubt = choices.length > 1 && (meal || forgotten !== null);
  return { ...belongs(choices, enter, leave), choices, doubt, enter, leave, forgotten };
}

const belongs = ([kind]: NextPunch['choices'], enter: Belongs, leave: Belongs) =>
  kind === 'in' ? enter : leave;

/** Whether somebody inside may also be entering again, since their exit is missing; `apart`: how much more going costs. */
function withEntry(
  going: NextPunch['choices'],
  apart: number,
  possible: boolean,
): NextPunch['choices'] {
  if (!possible || apart > DOUBT) return ['in'];
  if (apart > 0) return ['in', 'out'];
  return apart >= -DOUBT ? [...going, 'in'] : going;
}

const homeCost = (costs: TouchCosts, kind: PunchKind) => costs[kind === 'out' ? 'home' : kind];

/** The likeliest first; what costs the same stays as it stood. */
function sorted(kinds: NextPunch['choices'], costs: TouchCosts): NextPunch['choices'] {
  const [first, ...others] = [...kinds].sort((a, b) => homeCost(costs, a) - homeCost(costs, b));
  return [first ?? kinds[0], ...others];
}

/** A person inside may do this, besides entering again. */
function goingOf(
  { last, breaks }: OpenStretch,
  shift: ShiftFact | null,
  at: Date,
): NextPunch['choices'] {
  const within = shift !== null && !isOnCall(shift) && at < shift.endsAt;
  if (last.kind === 'breakOut') return within ? ['breakIn', 'out'] : ['out', 'breakIn'];
  return within && shift.breakKind === 'punched' && breaks === 0 ? ['breakOut', 'out'] : ['out'];
}
