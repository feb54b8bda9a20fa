import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LeavePreview } from '@/services/wms/generated/holidays.gen';
import { daysText } from '../leaveTexts';

const height = 14;
const part = (days: number, whole: number) => `${(Math.max(0, days) / whole) * 100}%`;

function Part({ color, label, days }: { color: string; label: string; days: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        aria-hidden
        sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: color, flex: 'none' }}
      />
      <Typography variant="body2" component="dt" sx={{ flex: 1, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="subtitle2" component="dd" sx={{ m: 0 }}>
        {daysText(days)}
      </Typography>
    </Box>
  );
}

interface EffectBarProps extends Pick<LeavePreview, 'balance' | 'days'> {
  /** It is asked for somebody else. */
  other: boolean;
}

/** The balance before and after: what others of one's requests hold, what this one takes, what stays. */
export function EffectBar({ balance, days, other }: EffectBarProps) {
  if (!balance) return null;
  const { now, reserved, after } = balance;
  const whole = Math.max(now, reserved + days, 1);
  return (
    <Box>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          height,
          mb: 1.5,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'surface.sunken',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ width: part(after, whole), bgcolor: 'primary.main' }} />
        <Box
          sx={{ width: part(days, whole), bgcolor: after < 0 ? 'error.main' : 'warning.main' }}
        />
        <Box sx={{ width: part(reserved, whole), bgcolor: 'text.disabled' }} />
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        <Part
          color={after < 0 ? 'error.main' : 'warning.main'}
          label="Esta solicitud"
          days={days}
        />
        {reserved > 0 ? (
          <Part color="text.disabled" label="Otras sin decidir" days={reserved} />
        ) : null}
        <Part color="primary.main" label={other ? 'Le quedarían' : 'Te quedarían'} days={after} />
      </Box>
    </Box>
  );
}
