import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What is known of one record, a few to a line: the children are `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        flex: '1 1 280px',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
