import type { Services } from '../acciones/context';
import type { Db } from '../db/client';
import type { EventAudience, EventTag } from '../events/eventAudience';

export interface JobRun {
  id: string;
  accountId: number | null;
  payload: unknown;
  /** Units a run before this one finished, when the process died in between. */
  doneUnits: number;
  services: Services;
  /** One step: what it wrote, its events and its progress are kept together or not at all. */
  step(done: number, total: number, work: (step: JobStep) => Promise<void>): Promise<void>;
}

export interface JobStep {
  db: Db;
  services: Services;
  emit(tags: readonly EventTag[], audience: EventAudience): Promise<void>;
}

/** What the person reads when it is done, and where the result stands. */
export interface JobOutcome {
  message: string;
  link: string | null;
}

/** One kind of long task, resumed from its last step after a crash. Answers a line for the person. */
export interface JobKind {
  kind: string;
  run(job: JobRun): Promise<string | JobOutcome>;
}
