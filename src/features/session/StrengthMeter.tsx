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
      <meter
        className="login-meter"
        min={0}
        max={4}
        low={2}
        high={3}
        optimum={4}
        value={level}
        aria-label="Seguridad de la contraseña"
      >
        {label}
      </meter>
      <Typography variant="caption" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </div>
  );
}
