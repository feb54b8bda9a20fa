import { useCallback, useEffect, useState } from 'react';

const secondsTo = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Seconds left of a wait. By the clock, so that a sleeping tab does not stretch it. */
export function useCountdown(): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  const start = useCallback((seconds: number) => {
    const until = Date.now() + seconds * 1000;
    setEnd(until);
    setLeft(secondsTo(until));
  }, []);
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = secondsTo(end);
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  return [left, start];
}
