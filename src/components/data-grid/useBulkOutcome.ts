import { useListJobResultsQuery, useListJobsQuery } from '@/services/jobs/jobHooks';
import { type BulkOutput, bulkSummary } from './bulkOutput';

const shown = 100;

/** The rows of an answer that is here already, or of a task while it works and once it ends. */
export function useBulkOutcome(output: BulkOutput, say = bulkSummary) {
  const skip = output.jobId === null;
  const { data: jobs } = useListJobsQuery(undefined, { skip });
  const job = jobs?.rows.find((one) => one.id === output.jobId);
  const running = !skip && (job === undefined || job.state === 'queued' || job.state === 'running');
  const { data: refusals } = useListJobResultsQuery(
    { jobId: output.jobId ?? '', onlyRefused: true, size: shown },
    { skip: skip || running },
  );
  if (skip) {
    const rows = [...output.results].sort((a, b) => Number(a.ok) - Number(b.ok));
    return {
      running: false,
      refused: output.refused,
      doneUnits: rows.length,
      totalUnits: rows.length,
      rows,
      more: 0,
      summary: say(output.done, output.refused),
    };
  }
  const refused = refusals?.total ?? 0;
  const failed = job?.state === 'failed';
  return {
    running,
    refused: failed ? Math.max(1, refused) : refused,
    doneUnits: job?.doneUnits ?? 0,
    totalUnits: job?.totalUnits ?? null,
    rows: refusals?.rows ?? [],
    more: Math.max(0, refused - shown),
    summary: (failed ? job.message : null) ?? say((job?.totalUnits ?? refused) - refused, refused),
  };
}
