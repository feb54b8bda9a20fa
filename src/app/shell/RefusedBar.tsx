import { counted } from '@contract/core/counted';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { offlineQueue } from '@/services/offline/offlineQueue';
import { lazyPart } from '../lazyPart';
import { QuietBar } from './QuietBar';

const RefusedDialog = lazyPart(async () => (await import('./RefusedDialog')).RefusedDialog);

/** This bar tells of changes made without network that were not saved in the end; it stays until its person has read it. */
export function RefusedBar() {
  const refused = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.refused);
  const [open, setOpen] = useState(false);
  const text =
    refused.length > 0
      ? `${counted(refused.length, 'cambio que esperaba conexión no se guardó', 'cambios que esperaban conexión no se guardaron')}.`
      : null;
  return (
    <>
      <QuietBar
        icon="warning"
        text={text}
        action={{ label: 'Ver', onClick: () => setOpen(true) }}
      />
      {open && text ? (
        <Suspense>
          <RefusedDialog refused={refused} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
