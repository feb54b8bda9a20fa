import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface RowCardProps {
  title: ReactNode;
  detail?: ReactNode;
  /** Buttons of the row. */
  children?: ReactNode;
}

/** A line of a short list that is kept by hand. */
export function RowCard({ title, detail, children }: RowCardProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        px: 2.5,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2">{title}</Typography>
        {detail ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        ) : null}
      </Box>
      {children}
    </Box>
  );
}
