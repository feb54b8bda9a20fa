import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cardInside } from './cardInside';

interface LinkCardProps {
  to: string;
  title: string;
  detail: string;
  /** Its day has passed. */
  late?: boolean;
  /** Below the detail. */
  more?: ReactNode;
  /** Before the title. */
  icon?: ReactNode;
  /** Chips that tell how it stands. */
  children?: ReactNode;
}

/** A card of a list, which leads to its page wherever it is touched. */
export function LinkCard({ to, title, detail, late = false, more, icon, children }: LinkCardProps) {
  return (
    <Card component="li">
      <CardActionArea component={Link} to={to} sx={{ ...cardInside, justifyContent: 'flex-start' }}>
        {icon}
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: late ? 'error.main' : 'text.secondary' }}>
            {detail}
          </Typography>
          {more}
        </Box>
        {children}
      </CardActionArea>
    </Card>
  );
}
