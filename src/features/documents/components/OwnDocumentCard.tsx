import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ListedDocument as DocumentRow } from '@/services/wms/generated/documents.gen';
import { documentPath } from '@/utils/paths';
import { expiryText, versionsText } from '../documentTexts';
import { ExcerptText } from './ExcerptText';
import { SigningChip } from './SigningChip';
import { ValidityChip } from './ValidityChip';

export function OwnDocumentCard({ row }: { row: DocumentRow }) {
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={documentPath(row.id)}
        sx={{
          p: 2,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-start',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="subtitle2">{row.title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              row.typeName === row.title ? '' : row.typeName,
              row.expiresOn ? expiryText(row) : '',
              row.versions > 1 ? versionsText(row.versions) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {row.excerpt ? <ExcerptText excerpt={row.excerpt} /> : null}
        </Box>
        <SigningChip signing={row.signing} />
        <ValidityChip validity={row.validity} />
      </CardActionArea>
    </Card>
  );
}
