import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { Icon } from '@/components/icons/Icon';
import { offlineQueue } from '@/services/offline/offlineQueue';
import { useAppSelector } from '../hooks';
import type { RootState } from '../store';
import { offlineText } from './offlineText';
import { selectUnreachable } from './session/callFailures';
import { useRefetchFailed } from './session/useRefetchFailed';
import { useOnline } from './useOnline';

/** Quiet, at the top of the page; the region is always there so that its text is spoken when it comes. */
export function OfflineBanner() {
  const online = useOnline();
  const unreachable = useAppSelector(selectUnreachable);
  const refetch = useRefetchFailed();
  const waiting = useWaitingChanges();
  const store = useStore<RootState>();
  const text = offlineText(online, !unreachable, waiting);
  const retry = () => {
    void offlineQueue.flush(store.getState);
    refetch();
  };
  return (
    <Box role="status">
      {text ? (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            px: { xs: 2, md: 4 },
            py: 0.75,
            minHeight: 44,
            boxSizing: 'border-box',
            fontSize: '0.875rem',
            color: 'text.primary',
            bgcolor: 'surface.hover',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Icon name="offline" fontSize="small" sx={{ color: 'warning.main' }} />
          <Box component="span" sx={{ flex: 1 }}>
            {text}
          </Box>
          {online ? (
            <Button size="small" onClick={retry}>
              Reintentar
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}

/** How many of this person's changes wait for the network. */
function useWaitingChanges(): number {
  return useSyncExternalStore(offlineQueue.subscribe, offlineQueue.count);
}
