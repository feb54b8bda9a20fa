import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { PersonName } from './PersonName';

interface PersonCardProps {
  name: string;
  imageUrl?: string | null;
  /** Whatever tells them from another of that name. */
  detail: string | null;
  /** How it stands. */
  chip: ReactNode;
  children: ReactNode;
}

/** The card that opens a record: whose it is, how it stands, and below it what it says. */
export function PersonCard({ chip, children, ...person }: PersonCardProps) {
  return (
    <Card sx={{ p: 2.5, mb: 3, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <PersonName {...person} size={44} whole />
        </Box>
        {chip}
      </Box>
      {children}
    </Card>
  );
}
