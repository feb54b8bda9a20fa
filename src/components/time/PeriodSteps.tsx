import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/Icon';

interface PeriodStepsProps {
  /** The title of the period on screen: "16 al 22 de noviembre de 2026". */
  title: string;
  /** "Semana", "Mes" or "Año". */
  unit: string;
  onMove: (by: -1 | 1) => void;
  onToday: () => void;
}

/** The week, month or year that is shown, and the ways to others. */
export function PeriodSteps({ title, unit, onMove, onToday }: PeriodStepsProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton aria-label={`${unit} anterior`} onClick={() => onMove(-1)}>
        <Icon name="previous" />
      </IconButton>
      <Typography
        variant="h3"
        component="h2"
        aria-live="polite"
        sx={{ minWidth: 190, textAlign: 'center' }}
      >
        {title}
      </Typography>
      <IconButton aria-label={`${unit} siguiente`} onClick={() => onMove(1)}>
        <Icon name="next" />
      </IconButton>
      <Button size="small" onClick={onToday}>
        Hoy
      </Button>
    </Box>
  );
}
