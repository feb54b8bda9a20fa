import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { offlineQueue } from '@/services/offline/offlineQueue';
import type { QueuedChange } from '@/services/offline/queuedChange';
import { Icon } from '../icons/Icon';
import { CardList } from '../list/CardList';
import { cardInside } from '../list/cardInside';

/** The expenses that were written without network and are not sent yet. */
export function useWaitingExpenses(
  accion: string,
  only: (body: QueuedChange['body']) => boolean = () => true,
) {
  const pending = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.pending);
  return pending.filter((one) => one.accion === accion && only(one.body));
}

/** Each with what it was, above those that are sent. */
export function WaitingExpenses({ waiting }: { waiting: readonly QueuedChange[] }) {
  if (waiting.length === 0) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <CardList>
        {waiting.map(({ key, told }) => (
          <WaitingCard key={key} told={told ?? 'Un gasto'} />
        ))}
      </CardList>
    </Box>
  );
}

function WaitingCard({ told }: { told: string }) {
  return (
    <Card component="li" sx={cardInside}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="subtitle2">{told}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Sale solo cuando vuelva la conexión, con su comprobante.
        </Typography>
      </Box>
      <Chip
        size="small"
        variant="outlined"
        color="warning"
        icon={<Icon name="offline" fontSize="small" />}
        label="Espera conexión"
      />
    </Card>
  );
}
