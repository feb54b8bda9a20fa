import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { receiptPath } from '@/utils/paths';
import { slipText, standingText } from '../receiptTexts';
import { ReceiptChip } from './ReceiptChip';

export function OwnReceiptCard({ row }: { row: ReceiptRow }) {
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={receiptPath(row.id)}
        sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="subtitle2">{slipText(row)}</Typography>
          <Typography variant="body2" sx={{ color: row.overdue ? 'error.main' : 'text.secondary' }}>
            {standingText(row)}
          </Typography>
          {row.answer ? <Typography variant="body2">Te respondieron</Typography> : null}
        </Box>
        <ReceiptChip state={row.state} overdue={row.overdue} />
      </CardActionArea>
    </Card>
  );
}
