import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { offlineQueue } from '@/services/offline/offlineQueue';
import type { QueuedChange } from '@/services/offline/queuedChange';

interface RefusedWorkProps {
  refused: readonly QueuedChange[];
  /** Said instead of the reasons of the server. */
  why?: string | undefined;
}

/** Work without network that the server did not accept: it was done with real goods, so it must not go unsaid. */
export function RefusedWork({ refused, why }: RefusedWorkProps) {
  if (refused.length === 0) return null;
  const forget = async () => {
    for (const change of refused) await offlineQueue.forget(change);
  };
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => void forget()}>
          Entendido
        </Button>
      }
    >
      <AlertTitle>No se guardó lo que hiciste sin conexión</AlertTitle>
      {why ?? [...new Set(refused.map((change) => change.refused))].join(' ')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {refused.map((change) => (
          <li key={change.key}>{change.told}</li>
        ))}
      </Box>
    </Alert>
  );
}
