import { type KeyboardEvent, useState } from 'react';

/** Arrows, page keys and Enter over a list whose focus stays in the search field. */
export function useListKeys(count: number, onPick: (index: number) => void) {
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, Math.max(0, count - 1));
  const destination = (key: string): number | undefined => {
    if (key === 'ArrowDown') return (active + 1) % count;
    if (key === 'ArrowUp') return (active - 1 + count) % count;
    if (key === 'PageDown') return count - 1;
    return key === 'PageUp' ? 0 : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0) return;
    const next = destination(event.key);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') onPick(active);
    else return;
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}
