import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { wideMark } from '../paper/paperMarks';

/** Wider than a small screen: the board moves, never the page; reached by keyboard too. */
export function BoardScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Box
        role="region"
        aria-label={`${label}: tablero`}
        tabIndex={0}
        {...{ [wideMark]: '' }}
        sx={{
          overflow: 'auto',
          maxHeight: '75vh',
          '& > table': { minWidth: 1080 },
          '@media print': {
            overflow: 'visible',
            maxHeight: 'none',
            '& > table': { minWidth: 0 },
          },
        }}
      >
        {children}
      </Box>
    </Card>
  );
}
