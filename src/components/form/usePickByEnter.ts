import { type KeyboardEvent, useEffect, useState } from 'react';

/** MUI looks at this flag before it does anything with a key of an Autocomplete. */
type MuiKeyEvent = KeyboardEvent & { defaultMuiPrevented?: boolean };

interface Typed<T> {
  /** The text that was typed and not yet picked; empty where Enter belongs to the form. */
  text: string;
  options: readonly T[];
  /** Whether the options answer the text as it stands. */
  settled: boolean;
  onPick: (option: T) => void;
}

/**
 * Enter in a field that finds records never sends the form while something typed is not picked. Before the answer is
 * here it waits for it, and picks where there is only one; afterwards the Autocomplete picks what is highlighted.
 */
export function usePickByEnter<T>({ text, options, settled, onPick }: Typed<T>) {
  const [awaited, setAwaited] = useState<string | null>(null);
  useEffect(() => {
    if (awaited === null || !settled) return;
    setAwaited(null);
    const [only] = options;
    if (only && options.length === 1 && awaited === text) onPick(only);
  }, [awaited, settled, options, text, onPick]);
  return (event: MuiKeyEvent) => {
    if (event.key !== 'Enter' || text === '') return;
    event.preventDefault();
    if (settled) return;
    event.defaultMuiPrevented = true;
    setAwaited(text);
  };
}
