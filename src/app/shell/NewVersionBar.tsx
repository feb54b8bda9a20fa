import { useSyncExternalStore } from 'react';
import { newVersion } from '@/services/offline/appWorker';
import { openNewest } from '../openNewest';
import { QuietBar } from './QuietBar';

/** Offered, never imposed: what is half written goes on with the version that it began with. */
export function NewVersionBar() {
  const offered = useSyncExternalStore(newVersion.subscribe, newVersion.isOffered);
  return (
    <QuietBar
      icon="refresh"
      text={offered ? 'Hay una versión nueva.' : null}
      action={{ label: 'Actualizar', onClick: openNewest }}
    />
  );
}
