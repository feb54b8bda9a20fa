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
    // The library stamps calls with this clock too.
    setRenewedAt(machineMs());
    refetch();
  };
  const viewing = useAppSelector(selectViewing) !== null;
  // A person is not asked to sign in as somebody whose view they only look through: the banner leads out.
  if (viewing) return null;
  // Mounted with the first that ends, and kept, so that it can fade away.
  if (overAt === 0 && renewedAt === 0) return null;
  return (
    <Suspense>
      <SessionOverSheet open={overAt > renewedAt} onRenewed={renewed} />
    </Suspense>
  );
}
