import type { pendingChange } from '@contract/profile/pendingChange';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { formatDate } from '@/utils/dates';
import { RequestFacts } from '../workflow/RequestFacts';
import { PendingChip } from './PendingChip';

export type PendingChange = z.infer<typeof pendingChange>;

interface PendingChangeCardProps {
  change: PendingChange;
  /** The action that the reader may take on it. */
  action?: ReactNode;
}

/** A change of their data that a person asked for and that is not decided: what, and since when. */
export function PendingChangeCard({ change, action }: PendingChangeCardProps) {
  const { title, askedAt, state, facts } = change;
  return (
    <Card component="li" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="subtitle2" component="p">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Pedido el {formatDate(askedAt, 'DD/MM/AAA')}
          </Typography>
        </Box>
        {state === 'draft' ? (
          <Chip size="small" variant="outlined" color="warning" label="Para corregir" />
        ) : (
          <PendingChip />
        )}
      </Box>
      <RequestFacts facts={facts} />
      {action ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{action}</Box> : null}
    </Card>
  );
}
