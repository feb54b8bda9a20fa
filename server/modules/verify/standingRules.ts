import type { standings } from '@contract/verify/verification';
import type { signature } from '../../db/schema/signing';

type State = (typeof signature.$inferSelect)['state'];
export type Standing = (typeof standings)[number];

const ended = ['rejected', 'cancelled', 'expired'] as const;

/** What a paper is worth by now: all of its signatures count, and whether another one is given instead. */
export function standingOf(states: readonly State[], replaced: boolean): Standing {
  if (replaced) return 'replaced';
  const end = ended.find((state) => states.includes(state));
  if (end) return end;
  const done = states.every((state) => state === 'signed' || state === 'dissented');
  return done && states.length > 0 ? 'signed' : 'waiting';
}
