import { type RefObject, useEffect } from 'react';
import { useLetterKeys } from '../keys/useLetterKeys';

interface GridKeys {
  box: RefObject<HTMLElement | null>;
  searchBox: RefObject<HTMLElement | null>;
  onHelp: () => void;
  onSelectAll: () => void;
  onPage: (step: -1 | 1) => void;
}

/** The keys of the whole list; those of a cell are in the table. Nothing while a dialog is open. */
export function useGridKeys({ box, searchBox, onHelp, onSelectAll, onPage }: GridKeys) {
  const isOurs = (target: EventTarget | null) =>
    !(target instanceof Node) || target === document.body || box.current?.contains(target) === true;
  useLetterKeys(
    { '/': () => searchBox.current?.querySelector('input')?.focus(), '?': onHelp },
    isOurs,
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || !isOurs(target)) return;
      const run = (task: () => void) => {
        event.preventDefault();
        task();
      };
      if (event.altKey && (key === 'PageUp' || key === 'PageDown')) {
        run(() => onPage(key === 'PageUp' ? -1 : 1));
      } else if (event.ctrlKey && key.toLowerCase() === 'e') {
        run(onSelectAll);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
