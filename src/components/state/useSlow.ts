import { useEffect, useState } from 'react';

/** True once `active` has lasted: what takes under 100 ms shows nothing. */
export function useSlow(active: boolean, delay = 100): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), delay);
    return () => clearTimeout(timer);
  }, [active, delay]);
  return active && slow;
}
