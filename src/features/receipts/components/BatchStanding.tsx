import Alert from '@mui/material/Alert';
import { ProgressLine } from '@/components/feedback/ProgressLine';
import { useListJobsQuery } from '@/services/jobs/jobHooks';
import type { ReceiptBatch } from '@/services/wms/generated/receipts.gen';
import { outcomesText, undecidedIn } from '../receiptTexts';

const DECIDE = 'Decí de quién son, unilos al recibo anterior o dejalos afuera: no se publican así.';
const LEFT = 'Lo que quedó sin persona no se publicó: traé esas hojas de nuevo para publicarlas.';

/** How far reading or publishing got, why it could not, or what was found. */
export function BatchStanding({ batch }: { batch: ReceiptBatch }) {
  const { state, problem, jobId } = batch;
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
  const undecided = undecidedIn(batch);
  return (
    <Alert severity={undecided > 0 ? 'warning' : 'success'} role="status">
      {`${outcomesText(batch)}.`}
      {undecided > 0 ? ` ${state === 'ready' ? DECIDE : LEFT}` : ''}
    </Alert>
  );
}
