import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useRoomBelow } from '../page/useRoomBelow';

interface MapWithListProps {
  map: ReactNode;
  /** The list says in words what the map shows, for people who do not see it. */
  list: ReactNode;
}

/** The height of the bar at the top of a phone. */
const barHeight = 60;

/** The map with its list beside it; on a phone the list passes below the map, and both stay in sight. */
export function MapWithList({ map, list }: MapWithListProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoomBelow(box);
  return (
    <Box
      ref={box}
      sx={{
        display: { md: 'grid' },
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 380px)',
        // The map takes the rest of the window: only the list scrolls, and not the page as well.
        gridTemplateRows: `max(360px, ${room})`,
        mb: { md: -3 },
      }}
    >
      <Box
        sx={{
          position: { xs: 'sticky', md: 'static' },
          top: barHeight,
          zIndex: { xs: 1, md: 'auto' },
          height: { xs: '40dvh', md: 'auto' },
          pt: { xs: 1, md: 0 },
          mb: { xs: 2, md: 0 },
          bgcolor: 'background.default',
        }}
      >
        {map}
      </Box>
      <Box
        sx={{
          minHeight: 0,
          overflowY: { md: 'auto' },
          // An item brought into sight stops short of the map, as everything does of the bars.
          '& li': {
            scrollMarginTop: { xs: '40dvh', md: 0 },
            scrollMarginBottom: { xs: '16px', md: 0 },
          },
        }}
      >
        {list}
      </Box>
    </Box>
  );
}
