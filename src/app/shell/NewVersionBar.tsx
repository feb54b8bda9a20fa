import { useSyncExternalStore } from 'react';
import { newVersion } from '@/services/offline/appWorker';
import { QuietBar } from './QuietBar';
import { useOpenNewest } from './useOpenNewest';

/** Offered, never imposed: what is half written goes on with the version that it began with. */
export function NewVersionBar() {
  const offered = useSyncExternalStore(newVersion.subscribe, newVersion.isOffered);
  const open = useOpenNewest();
  return (
    <QuietBar
      icon="refresh"
      text={offered ? 'Hay una versión nueva.' : null}
      action={{ label: 'Actualizar', onClick: open }}
    />
  );
}
