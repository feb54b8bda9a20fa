import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Selection } from './selection';

/** Where somebody was in a list when they left it for one of its records. */
export interface GridPlace {
  top?: number;
  /** The row with the focus, and its column. */
  row?: number;
  column?: string;
  selection?: Selection;
}

const MOST = 40;
const places = new Map<string, GridPlace>();

/** A list's place is remembered for as long as its entry of history may be come back to. */
export function useGridPlace(list: string): { start: GridPlace; keep: (place: GridPlace) => void } {
  const { key } = useLocation();
  const name = `${key} ${list}`;
  const [start, latest] = [useRef(places.get(name) ?? {}), useRef(name)];
  useEffect(() => {
    latest.current = name;
  }, [name, latest]);
  const keep = useRef((place: GridPlace) => {
    const before = places.get(latest.current);
    places.delete(latest.current);
    places.set(latest.current, { ...before, ...place });
    const [oldest] = places.keys();
    if (places.size > MOST && oldest !== undefined) places.delete(oldest);
  });
  return { start: start.current, keep: keep.current };
}
