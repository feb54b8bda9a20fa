import { useEffect, useLayoutEffect, useRef } from 'react';

/** A scanner types faster than a hand, over Bluetooth and on a busy telephone too; a longer pause begins another code. */
const PAUSE = 300;
const SHORTEST = 3;

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** The scanners that wait for a code: the last to come gets it, for a dialog stands over the page that asked before. */
const waiting: symbol[] = [];

/** A scanner that acts as a keyboard: its code ends with Enter, wherever the focus is but in a field. */
export function useWedgeScanner(onCode: (code: string) => void, active = true): void {
  const latest = useRef(onCode);
  // Before the next key can come: a second code may follow at once.
  useLayoutEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!active) return;
    const own = Symbol('scanner');
    waiting.push(own);
    let code = '';
    let last = 0;
    const key = (event: KeyboardEvent) => {
      if (waiting.at(-1) !== own) return;
      if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const fresh = event.timeStamp - last > PAUSE;
      last = event.timeStamp;
      if (event.key === 'Enter') {
        const read = fresh ? '' : code;
        code = '';
        if (read.length < SHORTEST) return;
        // Or the scanner would press the button that has the focus.
        event.preventDefault();
        event.stopPropagation();
        latest.current(read);
      } else if (event.key.length === 1) {
        code = fresh ? event.key : code + event.key;
      }
    };
    window.addEventListener('keydown', key, true);
    return () => {
      waiting.splice(waiting.indexOf(own), 1);
      window.removeEventListener('keydown', key, true);
    };
  }, [active]);
}
