import Alert from '@mui/material/Alert';
import { ProgressLine } from '@/components/feedback/ProgressLine';
import { useListJobsQuery } from '@/services/jobs/jobHooks';
import type { ReceiptBatch } from '../api';
import { outcomesText } from '../receiptTexts';

/** How far reading or publishing got, why it could not, or what was found. */
export function BatchStanding({ batch }: { batch: ReceiptBatch }) {
  const { state, counts, problem, jobId } = batch;
  const working = state === 'reading' || state === 'publishing';
  const { data: jobs } = useListJobsQuery(undefined, { skip: !working });
  const job = jobs?.rows.find(({ id }) => id === jobId);
  if (working) {
    const label = state === 'reading' ? 'Leyendo las hojas' : 'Publicando';
    return (
      <ProgressLine label={label} done={job?.doneUnits ?? 0} total={job?.totalUnits ?? null} />
    );
  }
  if (state === 'failed') return <Alert severity="error">{problem}</Alert>;
  const doubts = counts.doubtful + counts.unmatched > 0;
  return (
    <Alert severity={doubts && state === 'ready' ? 'warning' : 'success'} role="status">
      {`${outcomesText(batch)}.`}
      {doubts && state === 'ready'
        ? ' Decí de quién son o dejalos afuera: no se publican así.'
        : ''}
    </Alert>
  );
}
