import { type RefObject, useEffect } from 'react';

interface GridKeys {
  box: RefObject<HTMLElement | null>;
  searchBox: RefObject<HTMLElement | null>;
  onHelp: () => void;
  onSelectAll: () => void;
  onPage: (step: -1 | 1) => void;
}

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** The keys of the whole list; those of a cell are in the table. Nothing while a dialog is open. */
export function useGridKeys({ box, searchBox, onHelp, onSelectAll, onPage }: GridKeys) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const elsewhere =
        target instanceof Node && target !== document.body && !box.current?.contains(target);
      if (event.defaultPrevented || elsewhere) return;
      const run = (task: () => void) => {
        event.preventDefault();
        task();
      };
      if (event.altKey && (key === 'PageUp' || key === 'PageDown')) {
        run(() => onPage(key === 'PageUp' ? -1 : 1));
      } else if (event.ctrlKey && key.toLowerCase() === 'e') {
        run(onSelectAll);
      } else if (writes(target) || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      } else if (key === '/') {
        run(() => searchBox.current?.querySelector('input')?.focus());
      } else if (key === '?') {
        run(onHelp);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
