import type { PairingFacts } from './pairingTypes';

/** The last of the shifts that begin as the one before them ends. */
export function turnEnd({ shifts }: Pick<PairingFacts, 'shifts'>, shift: number): number {
  let last = shift;
  while (shifts[last + 1] && shifts[last + 1]?.from === shifts[last]?.to) last += 1;
  return last;
}

/** Whether who entered then may still be inside. */
export function mayBeInside(
  facts: PairingFacts,
  { entry, shift }: { entry: number; shift: number },
  at: number,
): boolean {
  if (at - entry <= facts.openMinutes) return true;
  const last = shift < 0 ? undefined : facts.shifts[turnEnd(facts, shift)];
  return last !== undefined && at <= last.to + facts.aroundMinutes;
}
