import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SearchEntry, SearchSection } from './searchSections';

interface EntryKeys {
  active: SearchEntry | undefined;
  setActive: (entry: SearchEntry) => void;
  reset: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Arrows, page keys and Enter over a list whose focus stays in the search field. What is chosen is known by itself and
 * not by its place, so that an answer that comes in moves no choice.
 */
export function useEntryKeys(
  sections: readonly SearchSection[],
  busy: boolean,
  onPick: (entry: SearchEntry) => void,
): EntryKeys {
  const [chosen, choose] = useState<string | null>(null);
  const entries = sections.flatMap((section) => section.entries);
  const active = entries.find(({ key }) => key === chosen) ?? entries[0];
  const wanted = useEnterBeforeAnswer(busy, active, onPick);

  const step = (by: number) => {
    const at = active ? entries.indexOf(active) : 0;
    return entries[(at + by + entries.length) % entries.length];
  };
  /** The first of the next section, or of this or the one before. */
  const jump = (by: 1 | -1) => {
    const firsts = sections.flatMap((section) => section.entries.slice(0, 1));
    const at = active ? entries.indexOf(active) : 0;
    const places = firsts.map((first) => entries.indexOf(first));
    const place = by > 0 ? places.find((one) => one > at) : places.findLast((one) => one < at);
    return entries[place ?? (by > 0 ? entries.length - 1 : 0)];
  };
  const destination = (key: string): SearchEntry | undefined => {
    if (key === 'ArrowDown') return step(1);
    if (key === 'ArrowUp') return step(-1);
    if (key === 'PageDown') return jump(1);
    return key === 'PageUp' ? jump(-1) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Held down, it would choose in the page that opens too.
    if (event.key === 'Enter' && !event.repeat) {
      if (active) onPick(active);
      else wanted.current = busy;
    } else {
      const next = destination(event.key);
      if (!next) return;
      choose(next.key);
    }
    event.preventDefault();
  };
  return {
    active,
    setActive: ({ key }) => choose(key),
    reset: () => {
      choose(null);
      wanted.current = false;
    },
    onKeyDown,
  };
}

/** Enter came before anything was found: it takes the first that is. */
function useEnterBeforeAnswer(
  busy: boolean,
  first: SearchEntry | undefined,
  onPick: (entry: SearchEntry) => void,
) {
  const wanted = useRef(false);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  useEffect(() => {
    if (busy || !wanted.current) return;
    wanted.current = false;
    if (first) pick.current(first);
  }, [busy, first]);
  return wanted;
}
