import { useEffect, useState } from 'react';

const pause = 250;

/** The value once it has stopped changing: nobody asks the server at each letter. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
