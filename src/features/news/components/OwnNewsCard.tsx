import { newsRecord } from '@contract/news/newsRecord';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import type { NewsRow } from '@/services/wms/generated/news.gen';
import { newsItemPath } from '@/utils/paths';
import { quantityText, whenText } from '../newsTexts';
import { CertificateChip } from './CertificateChip';

export function OwnNewsCard({ row }: { row: NewsRow }) {
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={newsItemPath(row.id)}
        sx={{
          p: 2,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-start',
          gap: 1,
          alignItems: 'center',
        }}
      >
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="subtitle2">{row.typeName}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {quantityText(row)}, {whenText(row)}
          </Typography>
        </Box>
        <CertificateChip certificate={row.certificate} />
        <ChoiceChip field={newsRecord.shown.state} value={row.state} />
      </CardActionArea>
    </Card>
  );
}
