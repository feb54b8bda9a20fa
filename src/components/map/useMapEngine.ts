import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMapsKey } from '@/services/maps/useMapsKey';
import { logError } from '@/utils/logError';
import type { CreateEngine, MapEngine, MapEvents, MapOptions } from './mapTypes';

async function engineFor(key: string | null): Promise<CreateEngine> {
  if (key !== null) return (await import('./google/createGoogleMap')).createGoogleMap(key);
  return (await import('./leaflet/createLeafletMap')).createLeafletMap;
}

/** Google's map where there is a key and it works, else our own; null until it stands. */
export function useMapEngine(
  element: RefObject<HTMLElement | null>,
  events: Omit<MapEvents, 'onFail'>,
  { wheelZooms, near }: Omit<MapOptions, 'still'>,
) {
  const key = useMapsKey();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [googleFailed, setGoogleFailed] = useState(false);
  const [broken, setBroken] = useState(false);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  const used = googleFailed ? null : key;
  useEffect(() => {
    const box = element.current;
    if (!box || used === undefined || broken) return undefined;
    let gone = false;
    let made: MapEngine | null = null;
    const fail = (error?: unknown) => {
      if (gone) return;
      if (error) logError(error);
      if (used === null) setBroken(true);
      else setGoogleFailed(true);
    };
    engineFor(used)
      .then((create) => {
        if (gone) return null;
        return create(
          box,
          { still, wheelZooms, near },
          {
            onSelect: (id) => latest.current.onSelect(id),
            onPick: (position) => latest.current.onPick(position),
            onMove: (bounds) => latest.current.onMove(bounds),
            onFail: fail,
          },
        );
      })
      .then((ready) => {
        // The page left while it loaded.
        if (gone) return ready?.destroy();
        made = ready;
        setEngine(ready);
        return undefined;
      })
      .catch(fail);
    return () => {
      gone = true;
      made?.destroy();
      setEngine(null);
    };
  }, [element, used, still, wheelZooms, near, broken]);
  const retry = () => setBroken(false);
  useEffect(() => {
    if (!broken) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  return { engine, broken, retry };
}
