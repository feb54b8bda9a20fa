import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { selectViewing } from '@/services/session/selectViewing';
import { useCountWaitingQuery } from '@/services/waiting/waitingHooks';
import { useAppSelector } from '../../hooks';
import { whenResting } from '../../lazyPart';

type Counts = ReadonlyMap<string, number>;
const nothing: Counts = new Map();
const Context = createContext(nothing);

/** How much waits in each module, told to the rail and to the bar of the phone once the page rests. */
export function WaitingCounts({ children }: { children: ReactNode }) {
  const [resting, setResting] = useState(false);
  useEffect(() => whenResting(() => setResting(true)), []);
  // It is the person's own: "ver como" does not show it.
  const viewing = useAppSelector(selectViewing) !== null;
  const skip = !resting || viewing;
  const { data } = useCountWaitingQuery(undefined, { skip });
  const counts = useMemo(() => {
    const sums = new Map<string, number>();
    for (const { module, waiting } of (!viewing && data?.rows) || []) {
      sums.set(module, (sums.get(module) ?? 0) + waiting);
    }
    return sums;
  }, [data, viewing]);
  return <Context value={counts}>{children}</Context>;
}

/** How much waits in these modules together. */
export function useWaitingIn(...modules: readonly string[]): number {
  const counts = useContext(Context);
  return modules.reduce((sum, module) => sum + (counts.get(module) ?? 0), 0);
}
