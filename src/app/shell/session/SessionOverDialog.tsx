import { Suspense, useState } from 'react';
import { selectViewing } from '@/services/session/selectViewing';
import { machineMs } from '@/utils/machineTime';
import { useAppSelector } from '../../hooks';
import { lazyPart } from '../../lazyPart';
import { selectSessionOverAt } from './callFailures';
import { useRefetchFailed } from './useRefetchFailed';

const SessionOverSheet = lazyPart(
  async () => (await import('./SessionOverSheet')).SessionOverSheet,
);

/** Over the page when the session ends: what was typed below is still there afterwards. */
export function SessionOverDialog() {
  const overAt = useAppSelector(selectSessionOverAt);
  const [renewedAt, setRenewedAt] = useState(0);
  const refetch = useRefetchFailed();
  const renewed = () => {
    // As the library stamps calls.
    setRenewedAt(machineMs());
    refetch();
  };
  const viewing = useAppSelector(selectViewing) !== null;
  // Nobody signs in as who they only look through: the banner leads out.
  if (viewing) return null;
  // Mounted with the first that ends, and kept, so that it can fade away.
  if (overAt === 0 && renewedAt === 0) return null;
  return (
    <Suspense>
      <SessionOverSheet open={overAt > renewedAt} onRenewed={renewed} />
    </Suspense>
  );
}
