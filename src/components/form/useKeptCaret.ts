import { useLayoutEffect, useRef } from 'react';

/** Leaves the caret where the person had it, in a field that writes its text in another way while they type. */
export function useKeptCaret() {
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, at } = caret.current;
    caret.current = null;
    input.setSelectionRange(at, at);
  });
  return (input: HTMLInputElement, at: number) => {
    caret.current = { input, at };
  };
}
