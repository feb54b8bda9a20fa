import { inArray, not, type SQL, sql } from 'drizzle-orm';
import { jobProgress } from '../../db/schema/events';
import type { JobKind } from './jobRunner';

export interface TaskLane {
  /** Which tasks go here. */
  which: SQL;
  /** How many a run takes at a time. */
  most: number;
  /** How many runs at once in this process. */
  width: number;
}

const sizes = { bells: { most: 50, width: 1 }, mail: { most: 1, width: 2 } };

/** What rings or mails never waits for an import; two long ones go side by side, so that a copy holds up no export. */
export function taskLanes(kinds: readonly JobKind[]): TaskLane[] {
  const inLane = (lane: keyof typeof sizes) =>
    kinds.filter((kind) => kind.lane === lane).map(({ kind }) => kind);
  const named = (['bells', 'mail'] as const).map((lane) => ({
    which: inArray(jobProgress.kind, inLane(lane)),
    ...sizes[lane],
  }));
  const short = kinds.filter(({ lane }) => lane !== undefined).map(({ kind }) => kind);
  const others = short.length > 0 ? not(inArray(jobProgress.kind, short)) : sql`true`;
  return [...named, { which: others, most: 1, width: 2 }];
}
