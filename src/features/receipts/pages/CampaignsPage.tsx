import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { PartBar } from '@/components/chart/PartBar';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { NextStep } from '@/components/state/NextStep';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import {
  type ReceiptCampaign,
  useListReceiptCampaignsQuery,
} from '@/services/wms/generated/receipts.gen';
import { publishReceiptsPath, receiptCampaignPath, receiptPeoplePath } from '@/utils/payPaths';
import { campaignText } from '../campaignTexts';

const size = 20;
const mayPublish = selectCan('LIQUIDATION.APPROVE');

/** The campaigns that were published, the latest first, and how far the signing of each got. */
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
          <StateMessage
            icon="receipts"
            title="Todavía no se publicaron recibos"
            action={
              <NextStep to={publishReceiptsPath} flag="LIQUIDATION.APPROVE">
                Publicar recibos
              </NextStep>
            }
          >
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

function CampaignCard({ row }: { row: ReceiptCampaign }) {
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={receiptCampaignPath(row.id)}
        sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Typography variant="subtitle1" component="h2">
          {row.title}
        </Typography>
        <PartBar label="Firmaron" part={row.signed} whole={row.published} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {campaignText(row)}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
