import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface MapWithListProps {
  map: ReactNode;
  /** What the map shows, in words: the way for who does not see it. */
  list: ReactNode;
}

/** The map with its list beside it; on a phone below it. */
export function MapWithList({ map, list }: MapWithListProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(280px, 380px)' },
        gridTemplateRows: { xs: '46dvh auto', md: 'clamp(360px, calc(100dvh - 250px), 900px)' },
      }}
    >
      {map}
      <Box sx={{ minHeight: 0, overflowY: { md: 'auto' } }}>{list}</Box>
    </Box>
  );
}
