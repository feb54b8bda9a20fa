import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CardListProps {
  label?: string;
  gap?: number;
  /** Each an `li`. */
  children: ReactNode;
}

/** The cards stand below each other without bullets, and are still a list for people who hear the page. */
export function CardList({ label, gap = 1.5, children }: CardListProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap }}
    >
      {children}
    </Box>
  );
}
