import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FactsProps {
  children: ReactNode;
  /** Nothing of it is longer than a figure: two go beside each other on a phone. */
  figures?: boolean;
}

/** The known facts of a record, a few to a line: the children are `Fact`s. */
export function Facts({ children, figures = false }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        flex: '1 1 280px',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${figures ? 120 : 210}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
