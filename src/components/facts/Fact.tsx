import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  /** What is not known shows as a dash. */
  children: ReactNode;
}

export function Fact({ label, children }: FactProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', typography: 'caption' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', textWrap: 'balance' }}>
        {children ?? '—'}
      </Box>
    </Box>
  );
}
