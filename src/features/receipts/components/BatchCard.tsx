import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ReceiptBatch } from '@/services/wms/generated/receipts.gen';
import { receiptBatchPath, receiptCampaignPath } from '@/utils/paths';
import { batchLabels, batchTones, outcomesText, slipText } from '../receiptTexts';

/** A batch leads to its review until it is published, and then to its campaign. */
export function BatchCard({ row }: { row: ReceiptBatch }) {
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
        <Chip
          size="small"
          variant="outlined"
          color={batchTones[state]}
          label={batchLabels[state]}
        />
      </CardActionArea>
    </Card>
  );
}
