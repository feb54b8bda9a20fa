import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ReceiptCampaign } from '@/services/wms/generated/receipts.gen';
import { formatNumber } from '@/utils/numbers';
import { receiptsIn } from '@/utils/paths';

/** Each figure leads to whose slips it counts. */
export function CampaignFigures({ campaign }: { campaign: ReceiptCampaign }) {
  const { id, published, opened, signed, dissented, unanswered, overdue } = campaign;
  const figures = [
    { label: 'Publicados', count: published, more: '' },
    { label: 'Abiertos sin firmar', count: opened - signed, more: 'state:in:opened' },
    { label: 'Firmados', count: signed, more: 'state:in:signed,dissented' },
    { label: 'En disconformidad', count: dissented, more: 'state:in:dissented' },
    { label: 'Sin responder', count: unanswered, more: 'unanswered:is:true' },
    { label: 'Fuera de término', count: overdue, more: 'overdue:is:true' },
  ];
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
      {figures.map(({ label, count, more }) => (
        <Card key={label} component="li">
          <CardActionArea component={Link} to={receiptsIn(id, more)} sx={{ p: 2, height: 1 }}>
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
