import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

interface SummaryCardProps {
  title: string;
  /** Where all of it is. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A piece of the first page; each brings its own data and fails by itself. */
export function SummaryCard({ title, more, children }: SummaryCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 2.5 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 36 }}>
        <Typography variant="h3" component="h2" id={id} sx={{ flex: 1 }}>
          {title}
        </Typography>
        {more ? (
          <Button size="small" component={Link} to={more.to}>
            {more.label}
          </Button>
        ) : null}
      </Box>
      {children}
    </Card>
  );
}
