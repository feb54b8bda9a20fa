import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ProgressLine } from '@/components/feedback/ProgressLine';
import { Page } from '@/components/page/Page';
import { needsId } from '@/components/shell/needsId';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useListJobsQuery } from '@/services/jobs/jobHooks';
import {
  type ReceiptBatch,
  useDiscardReceiptBatchMutation,
  useGetReceiptBatchQuery,
  usePublishReceiptBatchMutation,
} from '@/services/wms/generated/receipts.gen';
import { publishReceiptsPath, receiptCampaignPath, withoutReceiptIn } from '@/utils/payPaths';
import { BatchReview } from '../components/BatchReview';
import { outcomesText, publishingText, undecidedIn } from '../receiptTexts';
import { useWithoutReceipt } from '../useWithoutReceipt';

function Content() {
  const id = Number(useParams().id) || 0;
  const query = useGetReceiptBatchQuery(id);
  return (
    <Page
      title={query.data?.title ?? 'Publicar recibos'}
      width="wide"
      back={{ to: publishReceiptsPath, label: 'Publicar recibos' }}
      action={query.data ? <BatchActions batch={query.data} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
        {(batch) => (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <BatchStanding batch={batch} />
            {batch.state === 'reading' || batch.state === 'failed' ? null : (
              <BatchReview batch={batch} />
            )}
          </Box>
        )}
      </QueryState>
    </Page>
  );
}

export const BatchPage = needsId(() => (
  <RequirePermission flag="LIQUIDATION.APPROVE">
    <Content />
  </RequirePermission>
));

const DECIDE = 'Decí de quién son, unilos al recibo anterior o dejalos afuera: no se publican así.';
const LEFT = 'Lo que quedó sin persona no se publicó: traé esas hojas de nuevo para publicarlas.';

/** How far reading or publishing got, why it could not, or what was found. */
function BatchStanding({ batch }: { batch: ReceiptBatch }) {
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
    <>
      <Alert severity={undecided > 0 ? 'warning' : 'success'} role="status">
        {`${outcomesText(batch)}.`}
        {undecided > 0 ? ` ${state === 'ready' ? DECIDE : LEFT}` : ''}
      </Alert>
      <WithoutReceipt batch={batch} />
    </>
  );
}

/** People who work here and are in no file are seen before it is published, and not when they ask. */
function WithoutReceipt({ batch: { id, state } }: { batch: ReceiptBatch }) {
  const without = useWithoutReceipt(id, state === 'discarded');
  if (!without) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={withoutReceiptIn(id)} color="inherit" size="small">
          Ver quiénes
        </Button>
      }
    >
      {counted(
        without,
        'persona que trabajaba en el período no tiene recibo',
        'personas que trabajaban en el período no tienen recibo',
      )}
      .
    </Alert>
  );
}

/** Publish, said in words before; or abandon what was only read. */
function BatchActions({ batch }: { batch: ReceiptBatch }) {
  const { id, version, state, counts } = batch;
  const undecided = undecidedIn(batch);
  const [publish] = usePublishReceiptBatchMutation();
  const [discard] = useDiscardReceiptBatchMutation();
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null);
  const navigate = useNavigate();
  const close = () => setAsking(null);
  if (state === 'published') {
    return (
      <Button component={Link} to={receiptCampaignPath(id)} variant="contained">
        Ver la firma
      </Button>
    );
  }
  if (state !== 'ready' && state !== 'failed') return null;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button onClick={() => setAsking('discard')}>Descartar</Button>
      {state === 'ready' ? (
        <Button
          variant="contained"
          disabled={counts.matched === 0}
          onClick={() => setAsking('publish')}
        >
          Publicar
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking === 'publish'}
        title={
          counts.matched === 1 ? '¿Publicar 1 recibo?' : `¿Publicar ${counts.matched} recibos?`
        }
        confirmLabel={undecided > 0 ? `Publicar y dejar ${undecided}` : 'Publicar'}
        onConfirm={async () => {
          await publish({ id, version, undecided });
          close();
        }}
        onClose={close}
      >
        {publishingText(batch)}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'discard'}
        title="¿Descartar lo que trajiste?"
        confirmLabel="Descartar"
        tone="danger"
        onConfirm={async () => {
          const { error } = await discard({ id, version });
          close();
          if (!error) navigate(publishReceiptsPath);
        }}
        onClose={close}
      >
        No se publicó nada: podés volver a subir el archivo cuando quieras.
      </ConfirmDialog>
    </Box>
  );
}
