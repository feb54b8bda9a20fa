import { receiptBatchRecord } from '@contract/receipts/receiptBatch';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type ReceiptBatch,
  useListReceiptBatchesQuery,
} from '@/services/wms/generated/receipts.gen';
import { receiptBatchPath, receiptCampaignPath, receiptCampaignsPath } from '@/utils/payPaths';
import { NewBatchDialog } from '../components/NewBatchDialog';
import { outcomesText, slipText } from '../receiptTexts';

const size = 20;

/** The batches in preparation and those that were published, the latest first. */
export const PublishPage = () => (
  <RequirePermission flag="LIQUIDATION.APPROVE">
    <Content />
  </RequirePermission>
);

function Content() {
  const { page, setPage } = useListParams(['lote']);
  const query = useListReceiptBatchesQuery({ page, size });
  const [bringing, setBringing] = useState(false);
  return (
    <Page
      title="Publicar recibos"
      back={{ to: receiptCampaignsPath, label: 'Firma de recibos' }}
      action={
        <Button
          variant="contained"
          startIcon={<Icon name="upload" />}
          onClick={() => setBringing(true)}
        >
          Subir recibos
        </Button>
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <StateMessage
            icon="receipts"
            title="Todavía no trajiste recibos"
            action={
              <Button variant="outlined" onClick={() => setBringing(true)}>
                Traer los primeros
              </Button>
            }
          >
            Un solo PDF con los de todos, o uno por persona con su CUIL o legajo en el nombre. Antes
            de publicar ves de quién es cada uno.
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
  );
}

/** A batch leads to its review until it is published, and then to its campaign. */
function BatchCard({ row }: { row: ReceiptBatch }) {
  const { id, state, title } = row;
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={state === 'published' ? receiptCampaignPath(id) : receiptBatchPath(id)}
        sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="subtitle1" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[slipText(row), row.problem || outcomesText(row)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <ChoiceChip field={receiptBatchRecord.shown.state} value={state} />
      </CardActionArea>
    </Card>
  );
}
