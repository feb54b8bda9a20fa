import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useNavigation } from 'react-router-dom';
import { useSlow } from '@/components/state/useSlow';

/** While the code of the next page is on its way, if it takes long enough to be noticed. */
export function NavigationProgress() {
  const slow = useSlow(useNavigation().state !== 'idle');
  return (
    <Box sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip' }}>
      {slow ? (
        <LinearProgress aria-label="Abriendo la página" sx={{ height: 3, borderRadius: 0 }} />
      ) : null}
    </Box>
  );
}
