import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { passwordStrength } from './passwordStrength';

interface StrengthMeterProps {
  password: string;
  userName: string;
}

export function StrengthMeter({ password, userName }: StrengthMeterProps) {
  const { level, label } = passwordStrength(password, userName);
  const text = password === '' ? '' : `Seguridad: ${label.toLowerCase()}`;
  return (
    <div>
      <Box
        component="meter"
        min={0}
        max={4}
        low={2}
        high={3}
        optimum={4}
        value={level}
        aria-label="Seguridad de la contraseña"
        sx={{ display: 'block', width: 1, height: 10 }}
      >
        {label}
      </Box>
      <Typography variant="caption" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </div>
  );
}
