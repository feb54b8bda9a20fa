import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../a11y/visuallyHidden';
import { useSlow } from './useSlow';

/** The skeleton, only when waiting is noticed; it keeps its room from the start so that nothing jumps. */
export function Loading({ children }: { children: ReactNode }) {
  const slow = useSlow(true);
  return (
    <Box aria-busy="true">
      <Box aria-hidden="true" sx={{ visibility: slow ? 'visible' : 'hidden' }}>
        {children}
      </Box>
      <Box component="span" role="status" sx={visuallyHidden}>
        {slow ? 'Cargando…' : ''}
      </Box>
    </Box>
  );
}
