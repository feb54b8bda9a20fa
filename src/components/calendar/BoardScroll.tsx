import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

/** Wider than a small screen: the board moves, never the page; reached by keyboard too. */
export function BoardScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Box
        role="region"
        aria-label={`${label}: tablero`}
        tabIndex={0}
        sx={{ overflow: 'auto', maxHeight: '75vh', '& > table': { minWidth: 1080 } }}
      >
        {children}
      </Box>
    </Card>
  );
}
