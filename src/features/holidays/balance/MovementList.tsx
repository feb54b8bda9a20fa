import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { LeaveMovement } from '@/services/wms/generated/holidays.gen';
import { formatDate } from '@/utils/dates';
import { leavePath } from '@/utils/paths';
import { movementLabels, signedDays } from './balanceModel';

function Movement({ days, kind, text, source, year, at, by, leaveId }: LeaveMovement) {
  const origin = [`Período ${year}`, formatDate(at, 'DD/MM/AAA'), by, source].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: '56px 1fr',
        px: 2.5,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography
        sx={{
          typography: 'h3',
          textAlign: 'right',
          color: days > 0 ? 'success.main' : 'text.primary',
        }}
      >
        {signedDays(days)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">
          {movementLabels[kind]}:{' '}
          {leaveId === null ? (
            text
          ) : (
            <Link component={RouterLink} to={leavePath(leaveId)}>
              {text}
            </Link>
          )}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {origin.join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}

/** Every cause of a balance, the last one first: added up, they are the balance. */
export function MovementList({ movements }: { movements: readonly LeaveMovement[] }) {
  return (
    <Card component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {movements.map((movement) => (
        <Movement key={movement.id} {...movement} />
      ))}
    </Card>
  );
}
