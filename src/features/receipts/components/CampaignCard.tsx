import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ReceiptCampaign } from '@/services/wms/generated/receipts.gen';
import { receiptCampaignPath } from '@/utils/paths';
import { campaignText } from '../campaignTexts';
import { CoverageLine } from './CoverageLine';

export function CampaignCard({ row }: { row: ReceiptCampaign }) {
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
        <CoverageLine label={row.title} signed={row.signed} published={row.published} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {campaignText(row)}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
