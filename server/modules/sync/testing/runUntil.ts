import type { Services } from '../../../engine/acciones/context';
import type { JobRun, JobStep } from '../../../engine/jobs/jobRunner';
import { stepIn } from '../../../engine/jobs/runTask';
import { linkJob } from '../runs/linkJob';

export class Killed extends Error {}

/** Runs the task of a run until the process would end: before or after so many of its steps were kept. */
export async function runUntil(
  services: Services,
  runId: number,
  steps: number,
  kept: boolean,
): Promise<'killed' | 'ended'> {
  let left = steps;
  let kill: (why: Killed) => void = () => undefined;
  const killed = new Promise<never>((_, reject) => {
    kill = reject;
  });
  const dead = new Promise<never>(() => undefined);
  // The workshop of a process ends with it; here it is the same, and has to be let go.
  const lost = new AbortController();
  const job: JobRun = {
    lost: lost.signal,
    ...{ id: `test-${runId}`, accountId: null, payload: { runId }, doneUnits: 0, services },
    step: async (_done, _total, work: (step: JobStep) => Promise<void>) => {
      left -= 1;
      await services.database.db
        .transaction(async (tx) => {
          await work(stepIn(tx, services));
          if (left < 0 && !kept) throw new Killed();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error;
        });
      if (left >= 0) return;
      kill(new Killed());
      lost.abort();
      await dead;
    },
  };
  try {
    await Promise.race([linkJob.run(job), killed]);
    return 'ended';
  } catch (error) {
    if (error instanceof Killed) return 'killed';
    throw error;
  }
}
