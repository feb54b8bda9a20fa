import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The rows of a card, without the look of a list. */
export function PlainList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}
    >
      {children}
    </Box>
  );
}
