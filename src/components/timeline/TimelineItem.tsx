import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TimelineItemProps {
  /** Still to come: the dot stays empty. */
  pending?: boolean;
  children: ReactNode;
}

/** A thing that happened; it stands in a list, and the line leads to the next one. */
export function TimelineItem({ pending = false, children }: TimelineItemProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 2,
        borderLeft: 2,
        borderColor: 'divider',
        ml: 0.75,
        '&:last-child': { borderColor: 'transparent', pb: 0 },
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -7,
          top: 6,
          width: 12,
          height: 12,
          borderRadius: '50%',
          border: 2,
          borderColor: 'primary.main',
          bgcolor: pending ? 'background.paper' : 'primary.main',
        },
      }}
    >
      {children}
    </Box>
  );
}
