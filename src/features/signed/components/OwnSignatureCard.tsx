import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import type { SignatureRow } from '@/services/wms/generated/signed.gen';
import { signPath } from '@/utils/paths';
import { ownSignatureText } from '../signedTexts';
import { SignatureChip } from './SignatureChip';

/** A paper that one has to sign or signed. */
export function OwnSignatureCard({ row }: { row: SignatureRow }) {
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={signPath(row.id)}
        sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 2 }}
      >
        <Icon name="pdf" color="primary" />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {row.title}
          </Typography>
          <Typography variant="body2" sx={{ color: row.overdue ? 'error.main' : 'text.secondary' }}>
            {ownSignatureText(row)}
          </Typography>
        </Box>
        <SignatureChip state={row.state} overdue={row.overdue} />
      </CardActionArea>
    </Card>
  );
}
