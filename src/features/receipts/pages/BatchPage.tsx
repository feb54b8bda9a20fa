import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { needsId } from '@/components/shell/needsId';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetReceiptBatchQuery } from '@/services/wms/generated/receipts.gen';
import { publishReceiptsPath } from '@/utils/paths';
import { BatchActions } from '../components/BatchActions';
import { BatchReview } from '../components/BatchReview';
import { BatchStanding } from '../components/BatchStanding';

function Content() {
  const id = Number(useParams().id) || 0;
  const query = useGetReceiptBatchQuery(id);
  return (
    <RequirePermission flag="LIQUIDATION.APPROVE">
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
    </RequirePermission>
  );
}

export const BatchPage = needsId(Content);
