import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

interface SpinnerProps {
  size?: number;
  label?: string;
  /** Beside something, without room of its own around it. */
  flush?: boolean;
}

export function Spinner({ size = 35, label = 'Cargando', flush = false }: SpinnerProps) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', p: flush ? 0 : 3 }}>
      <CircularProgress size={size} thickness={4.5} aria-label={label} />
    </Box>
  );
}
