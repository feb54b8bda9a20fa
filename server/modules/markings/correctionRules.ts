import type { PunchKind } from '@contract/markings/punch';
import { punchRecord } from '@contract/markings/punchRecord';
import { dayText } from '../../engine/time/days';
import type { PunchFact } from './markingRules';
import { follows, MINUTE } from './markingRules';
import { REPEAT_MINUTES } from './pairing/pairingCosts';
import { clockIn, dateIn } from './wallClock';

/** A punch as it should be. */
export interface Wished {
  /** The id of a punch that is there; a new one has none. */
  id?: number | undefined;
  kind: PunchKind;
  at: Date;
}

/** Before and after of one punch: without the first it is added, without the second taken away. */
export interface CorrectionLine {
  punchId: number | null;
  kind: PunchKind | null;
  at: Date | null;
}

const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE);

/** At one minute somebody leaves before they enter again. */
const byTime = <P extends { at: Date; kind: PunchKind }>(punches: readonly P[]): P[] =>
  [...punches].sort(
    (a, b) =>
      minuteOf(a.at) - minuteOf(b.at) ||
      Number(a.kind === 'in') - Number(b.kind === 'in') ||
      a.at.getTime() - b.at.getTime(),
  );

/** Two touches that stand already and are the same finger twice. */
const isDouble = (before: Wished, one: Wished): boolean =>
  before.id !== undefined &&
  one.id !== undefined &&
  before.kind === one.kind &&
  minuteOf(one.at) - minuteOf(before.at) <= REPEAT_MINUTES;

/** Why a day cannot be as somebody wishes it; null where it can. */
export function wishFault(wished: readonly Wished[], now: Date): string | null {
  const inOrder = byTime(wished);
  for (const [index, one] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (one.at > now) return 'Hay una hora que todavía no pasó.';
    if (!before && one.kind !== 'in') return 'El día empieza con una entrada.';
    // Two shifts may touch: who leaves one enters the other.
    const changes = before?.kind === 'out' && one.kind === 'in';
    if (before && !changes && !isDouble(before, one) && minuteOf(before.at) === minuteOf(one.at))
      return 'Hay dos fichadas a la misma hora.';
    if (before && !isDouble(before, one) && !follows[before.kind].includes(one.kind)) {
      return 'Las fichadas se alternan: entrada, salida, entrada, salida.';
    }
  }
  return null;
}

/** Why a day cannot lie where somebody wishes it: it would go on over what was punched of another one. */
export function crossingFault(
  wished: readonly { at: Date }[],
  others: readonly PunchFact[],
  zone: string,
): string | null {
  const times = wished.map(({ at }) => at.getTime());
  const [from, to] = [Math.min(...times), Math.max(...times)];
  // The exit of the day before may be at the minute of this entry, and the next entry at that of this exit.
  const touches = ({ at, kind }: PunchFact) =>
    from < to &&
    ((kind === 'out' && at.getTime() === from) || (kind === 'in' && at.getTime() === to));
  const met = others.find(
    (one) => one.at.getTime() >= from && one.at.getTime() <= to && !touches(one),
  );
  if (!met) return null;
  const word = punchRecord.shown.kind.labels[met.kind].toLowerCase();
  const when = `del ${dayText(dateIn(zone)(met.at))} a las ${clockIn(zone, met.at)}`;
  return met.kind === 'in'
    ? `La salida tiene que ser antes de la entrada siguiente, que es la ${when}.`
    : `Se cruza con la ${word} ${when}, que es de otro día.`;
}

/** This tells the changes of a day, punch by punch, in the order of time. */
export function correctionLines(
  standing: readonly PunchFact[],
  wished: readonly Wished[],
): CorrectionLine[] {
  const kept = new Map(wished.flatMap((one) => (one.id === undefined ? [] : [[one.id, one]])));
  const changed = standing.flatMap(({ id, kind, at }): CorrectionLine[] => {
    const wish = kept.get(id);
    if (!wish) return [{ punchId: id, kind: null, at: null }];
    const same = wish.kind === kind && minuteOf(wish.at) === minuteOf(at);
    return same ? [] : [{ punchId: id, kind: wish.kind, at: wish.at }];
  });
  const added = wished.flatMap(({ id, kind, at }): CorrectionLine[] =>
    id === undefined ? [{ punchId: null, kind, at }] : [],
  );
  return [...changed, ...added];
}

/** A day once some lines are applied to it. */
export function afterLines(
  standing: readonly { id: number; kind: PunchKind; at: Date }[],
  lines: readonly CorrectionLine[],
): { id?: number; kind: PunchKind; at: Date }[] {
  const touched = new Set(lines.map(({ punchId }) => punchId));
  const kept = standing.filter(({ id }) => !touched.has(id));
  const written = lines.flatMap(({ kind, at }) => (kind && at ? [{ kind, at }] : []));
  return byTime([...kept, ...written]);
}
