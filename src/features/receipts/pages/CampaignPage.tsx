import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { Section } from '@/components/page/Section';
import { needsId } from '@/components/shell/needsId';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { useGetReceiptCampaignQuery } from '@/services/wms/generated/receipts.gen';
import { receiptCampaignsPath } from '@/utils/paths';
import { campaignText } from '../campaignTexts';
import { CampaignFigures } from '../components/CampaignFigures';
import { CoverageTable } from '../components/CoverageTable';
import { RemindDialog } from '../components/RemindDialog';
import { unsignedIn } from '../unsignedIn';

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
      title={query.data?.title ?? 'Campaña de recibos'}
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
