import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';

interface AsideSectionProps {
  title: string;
  icon: IconName;
  /** Rows of the list. */
  rows: ReactNode;
  children?: ReactNode;
}

/** A short list beside the wall. */
export function AsideSection({ title, icon, rows, children }: AsideSectionProps) {
  return (
    <Box component="section" aria-label={title}>
      <Typography
        variant="h4"
        component="h2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}
      >
        <Icon name={icon} fontSize="small" sx={{ color: 'text.secondary' }} />
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1, m: 0, pl: 3.5, listStyle: 'none', typography: 'body2' }}
      >
        {rows}
      </Box>
      {children}
    </Box>
  );
}
