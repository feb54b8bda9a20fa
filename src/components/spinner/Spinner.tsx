import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

interface SpinnerProps {
  size?: number;
  label?: string;
}

export function Spinner({ size = 35, label = 'Cargando' }: SpinnerProps) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', p: 3 }}>
      <CircularProgress size={size} thickness={4.5} aria-label={label} />
    </Box>
  );
}
