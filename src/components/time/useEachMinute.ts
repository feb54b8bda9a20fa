import { useEffect, useRef } from 'react';
import { useMinute } from './useMinute';

/** Punches tell by themselves; that somebody is late by now, nobody does. */
export function useEachMinute(act: () => unknown): void {
  const minute = useMinute();
  const first = useRef(minute);
  useEffect(() => {
    if (minute !== first.current) void act();
    first.current = minute;
  }, [minute, act]);
}
