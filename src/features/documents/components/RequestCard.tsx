import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { DocumentRequestRow } from '@/services/wms/generated/documents.gen';
import { deadlineText } from '@/utils/deadlineText';
import { askedIn } from '@/utils/paths';
import { countsText, progressOf } from '../askedTexts';

interface RequestCardProps {
  row: DocumentRequestRow;
  onCancel: () => void;
}

/** One paper asked of many: how far it got, and the way to each of them. */
export function RequestCard({ row, onCancel }: RequestCardProps) {
  const { brought, total } = progressOf(row);
  const waits = row.counts.requested + row.counts.rejected > 0;
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="subtitle1" component="h2">
          {row.typeName}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            waits ? deadlineText(row.dueOn) : '',
            row.author ? `Pidió ${row.author.name}` : '',
            row.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {total > 0 ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <LinearProgress
            variant="determinate"
            value={(100 * brought) / total}
            aria-label={`${row.typeName}: entregaron ${brought} de ${total}`}
            sx={{ flex: 1, height: 8, borderRadius: 1 }}
          />
          <Typography variant="body2">{`${brought} de ${total}`}</Typography>
        </Box>
      ) : null}
      <Typography variant="body2">{countsText(row)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={Link}
          to={askedIn(row.id)}
          variant="outlined"
          aria-label={`Ver quiénes, ${row.typeName}`}
        >
          Ver quiénes
        </Button>
        {waits ? (
          <Button color="error" onClick={onCancel} aria-label={`Dejar de pedir, ${row.typeName}`}>
            Dejar de pedir
          </Button>
        ) : null}
      </Box>
    </Card>
  );
}
