import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The columns show what it is and what there is at one side, what happened at the other. */
export function RecordColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Box>{main}</Box>
      <Box>{aside}</Box>
    </Box>
  );
}
