import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { useListReceiptCampaignsQuery } from '@/services/wms/generated/receipts.gen';
import { publishReceiptsPath, receiptPeoplePath } from '@/utils/paths';
import { CampaignCard } from '../components/CampaignCard';

const size = 20;
const mayPublish = selectCan('LIQUIDATION.APPROVE');

/** What was published, the latest first, and how far the signing of each got. */
export function CampaignsPage() {
  const { page, setPage } = useListParams(['campania']);
  const query = useListReceiptCampaignsQuery(page);
  const publishes = useSelector(mayPublish);
  return (
    <Page
      title="Firma de recibos"
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <PageLinks
            links={[{ to: receiptPeoplePath, label: 'Recibos de todos', icon: 'people' }]}
          />
          {publishes ? (
            <Button
              component={Link}
              to={publishReceiptsPath}
              variant="contained"
              startIcon={<Icon name="upload" />}
            >
              Publicar
            </Button>
          ) : null}
        </Box>
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <StateMessage icon="receipts" title="Todavía no se publicaron recibos">
            Publicalos desde el PDF del sistema de sueldos y seguí acá quién los firmó.
          </StateMessage>
        }
      >
        {({ rows, total }) => (
          <>
            <CardList>
              {rows.map((row) => (
                <CampaignCard key={row.id} row={row} />
              ))}
            </CardList>
            <Pager page={page} size={size} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
