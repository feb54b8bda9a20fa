import { passwordStrength } from './passwordStrength';

interface StrengthMeterProps {
  password: string;
  userName: string;
}

/** Plain HTML: it stands in the sign-in page too, which has no theme. */
export function StrengthMeter({ password, userName }: StrengthMeterProps) {
  const { level, label } = passwordStrength(password, userName);
  return (
    <div>
      <meter
        min={0}
        max={4}
        low={2}
        high={3}
        optimum={4}
        value={level}
        aria-label="Seguridad de la contraseña"
        style={{ display: 'block', width: '100%', height: 10 }}
      >
        {label}
      </meter>
      <span aria-live="polite" style={words}>
        {password === '' ? '' : `Seguridad: ${label.toLowerCase()}`}
      </span>
    </div>
  );
}

const words = {
  color: 'var(--anden-palette-text-secondary, var(--login-soft))',
  fontSize: '0.8125rem',
  lineHeight: 1.45,
};
