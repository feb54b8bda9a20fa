import { type RefObject, useLayoutEffect } from 'react';

/** Stands where the search will be while it loads: what is typed meanwhile is meant for it, not for the page. */
export function EarlyLetters({ into }: { into: RefObject<string> }) {
  useLayoutEffect(() => {
    into.current = '';
    const hold = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key.length === 1) into.current += key;
      else if (key === 'Backspace') into.current = into.current.slice(0, -1);
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, [into]);
  return null;
}
