import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useListReceiptBatchesQuery } from '@/services/wms/generated/receipts.gen';
import { receiptCampaignsPath } from '@/utils/paths';
import { BatchCard } from '../components/BatchCard';
import { NewBatchDialog } from '../components/NewBatchDialog';

const size = 20;

/** What is being prepared and what was published, the latest first. */
export function PublishPage() {
  const { page, setPage } = useListParams(['lote']);
  const query = useListReceiptBatchesQuery({ page, size });
  const [bringing, setBringing] = useState(false);
  return (
    <RequirePermission flag="LIQUIDATION.APPROVE">
      <Page
        title="Publicar recibos"
        back={{ to: receiptCampaignsPath, label: 'Firma de recibos' }}
        action={
          <Button
            variant="contained"
            startIcon={<Icon name="upload" />}
            onClick={() => setBringing(true)}
          >
            Traer recibos
          </Button>
        }
      >
        <QueryState
          query={query}
          skeleton={<SkeletonRows rows={4} />}
          isEmpty={({ total }) => total === 0}
          empty={
            <StateMessage icon="receipts" title="Todavía no trajiste recibos">
              Un solo PDF con los de todos, o uno por persona con su CUIL o legajo en el nombre.
              Antes de publicar ves de quién es cada uno.
            </StateMessage>
          }
        >
          {({ rows, total }) => (
            <>
              <CardList>
                {rows.map((row) => (
                  <BatchCard key={row.id} row={row} />
                ))}
              </CardList>
              <Pager page={page} size={size} total={total} onPage={setPage} />
            </>
          )}
        </QueryState>
        {bringing ? <NewBatchDialog onClose={() => setBringing(false)} /> : null}
      </Page>
    </RequirePermission>
  );
}
