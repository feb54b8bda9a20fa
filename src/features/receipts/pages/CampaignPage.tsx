import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import type { RowSelection } from '@/components/data-grid/gridActions';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { needsId } from '@/components/shell/needsId';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import {
  type ReceiptCampaign,
  useGetReceiptCampaignQuery,
} from '@/services/wms/generated/receipts.gen';
import { formatNumber } from '@/utils/numbers';
import { receiptCampaignsPath, receiptsIn, withoutReceiptIn } from '@/utils/payPaths';
import { campaignText } from '../campaignTexts';
import { CoverageTable } from '../components/CoverageTable';
import { RemindDialog } from '../components/RemindDialog';
import { useWithoutReceipt } from '../useWithoutReceipt';

const mayRemind = selectCan('LIQUIDATION.APPROVE');

/** How far one campaign got: figures, and the same by site and area; it moves as people sign. */
function Content() {
  const id = Number(useParams().id) || 0;
  const query = useGetReceiptCampaignQuery(id);
  const reminds = useSelector(mayRemind);
  const [reminding, setReminding] = useState(false);
  const left = query.data ? query.data.published - query.data.signed : 0;
  return (
    <Page
      title={query.data?.title ?? 'Firma de recibos'}
      purpose={query.data ? campaignText(query.data) : undefined}
      back={{ to: receiptCampaignsPath, label: 'Firma de recibos' }}
      action={
        reminds && left > 0 ? (
          <Button
            variant="contained"
            startIcon={<Icon name="bell" />}
            onClick={() => setReminding(true)}
          >
            Recordar a quienes faltan
          </Button>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(campaign) => (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <CampaignFigures campaign={campaign} />
            <Section title="Por sede y área">
              <CoverageTable batchId={id} places={campaign.places} />
            </Section>
          </Box>
        )}
      </QueryState>
      {reminding ? (
        <RemindDialog
          chosen={{ rows: unsignedIn(id), count: left }}
          onClose={() => setReminding(false)}
        />
      ) : null}
    </Page>
  );
}

export const CampaignPage = needsId(Content);

/** Every slip of a campaign that waits to be signed, as a bulk action takes them. */
const unsignedIn = (batchId: number): RowSelection => ({
  kind: 'filtered',
  filters: [
    { field: 'batchId', operator: 'is', value: batchId },
    { field: 'toSign', operator: 'is', value: true },
  ],
  search: '',
  except: [],
});

/** Each figure leads to whose slips it counts. */
function CampaignFigures({ campaign }: { campaign: ReceiptCampaign }) {
  const { id, published, opened, signed, dissented, unanswered, overdue } = campaign;
  const figures = [
    { label: 'Publicados', count: published, more: '' },
    { label: 'Abiertos sin firmar', count: opened - signed, more: 'state:in:opened' },
    { label: 'Firmados', count: signed, more: 'state:in:signed,dissented' },
    { label: 'En disconformidad', count: dissented, more: 'state:in:dissented' },
    { label: 'Sin responder', count: unanswered, more: 'unanswered:is:true' },
    { label: 'Fuera de término', count: overdue, more: 'overdue:is:true' },
  ].map(({ label, count, more }) => ({ label, count, to: receiptsIn(id, more) }));
  const without = useWithoutReceipt(id);
  if (without) figures.push({ label: 'Sin recibo', count: without, to: withoutReceiptIn(id) });
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      {figures.map(({ label, count, to }) => (
        <Card key={label} component="li">
          <CardActionArea component={Link} to={to} sx={{ p: 2, height: 1 }}>
            <Typography variant="h2" component="p">
              {formatNumber(count)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
