import type { standings } from '@contract/verify/verification';
import type { signature } from '../../db/schema/signing';

type State = (typeof signature.$inferSelect)['state'];
export type Standing = (typeof standings)[number];

const ended = ['rejected', 'cancelled', 'expired'] as const;

/**
 * This tells what a paper is worth by now: all of its signatures count, and whether another one is given instead; one
 * that asks nobody to sign is whole once it was issued.
 */
export function standingOf(states: readonly State[], replaced: boolean, issued = false): Standing {
  if (replaced) return 'replaced';
  if (states.length === 0) return issued ? 'signed' : 'waiting';
  const end = ended.find((state) => states.includes(state));
  if (end) return end;
  const done = states.every((state) => state === 'signed' || state === 'dissented');
  return done ? 'signed' : 'waiting';
}
