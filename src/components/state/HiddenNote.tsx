import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What is kept from who asks on purpose is no failure, and trying again would not help. */
export function HiddenNote({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ p: { xs: 2, md: 3 }, color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
