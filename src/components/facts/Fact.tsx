import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  /** An unknown value shows as a dash. */
  children: ReactNode;
  /** A text of some length has a line to itself. */
  whole?: boolean;
}

export function Fact({ label, children, whole = false }: FactProps) {
  return (
    <Box sx={{ minWidth: 0, gridColumn: whole ? '1 / -1' : undefined }}>
      <Box component="dt" sx={{ color: 'text.secondary', typography: 'caption' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, overflowWrap: 'anywhere', textWrap: whole ? 'pretty' : 'balance' }}
      >
        {children ?? '—'}
      </Box>
    </Box>
  );
}
