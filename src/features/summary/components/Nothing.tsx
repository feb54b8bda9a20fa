import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A card with nothing in it says so in one line. */
export function Nothing({ children }: { children: ReactNode }) {
  return <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>;
}
