import type { Db } from '../../db/Db';
import type { Services } from '../acciones/context';
import type { EventAudience, EventTag } from '../events/eventAudience';

export interface JobRun {
  id: string;
  accountId: number | null;
  payload: unknown;
  /** Units a run before this one finished, when the process died in between. */
  doneUnits: number;
  services: Services;
  /** Says that another run has the task by now; a step never ends then, and whatever waits for one lets go. */
  lost?: AbortSignal;
  /** The writes of a step, its events and its progress are kept together or not at all. */
  step(done: number, total: number, work: (step: JobStep) => Promise<void>): Promise<void>;
}

export interface JobStep {
  db: Db;
  services: Services;
  emit(tags: readonly EventTag[], audience: EventAudience): Promise<void>;
}

/** The person reads this message when it is done; the result stands at its path. */
export interface JobOutcome {
  message: string;
  link: string | null;
}

/** A small task, done with others of its kind in one transaction. */
export interface SmallJob {
  id: string;
  payload: unknown;
}

/** The outcome of a small task is told to nobody, as nobody waits for it. */
export interface SmallOutcome {
  id: string;
  units: number;
  message: string;
}

/** A kind of long task is resumed from its last step after a crash. It answers a line for the person. */
export interface JobKind {
  kind: string;
  /** Tasks of one lane wait for each other, not for those of another. Left out: with the long ones. */
  lane?: 'bells' | 'mail' | 'push';
  run(job: JobRun): Promise<string | JobOutcome>;
  /** Does those of them that are small enough, all or none; the rest are run one by one. */
  together?(jobs: readonly SmallJob[], step: JobStep): Promise<SmallOutcome[]>;
}
