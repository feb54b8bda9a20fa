import { useEffect, useRef } from 'react';

export interface InboxKeys {
  onStep: (by: 1 | -1) => void;
  onApprove: () => void;
  onReject: () => void;
  onReturn: () => void;
  onTick: () => void;
}

const busy = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]',
  ) !== null;

/** j and k walk, a approves, r rejects, c asks for changes, x ticks. Nothing while one writes or a dialog is open. */
export function useInboxKeys(keys: InboxKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || busy(target)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const { onStep, onApprove, onReject, onReturn, onTick } = current.current;
      const task = {
        j: () => onStep(1),
        k: () => onStep(-1),
        a: onApprove,
        r: onReject,
        c: onReturn,
        x: onTick,
      }[key.toLowerCase()];
      if (!task) return;
      event.preventDefault();
      task();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
