import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { caretAfter, formatTyped, fromDecimal, toDecimal } from './decimalText';

/** Keeps the text as typed beside the decimal value, and the caret where the person left it. */
export function useDecimalText(
  value: unknown,
  decimals: number,
  onChange: (value: string) => void,
) {
  const [typed, setTyped] = useState(() => fromDecimal(value, decimals));
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  const text = toDecimal(typed) === String(value ?? '') ? typed : fromDecimal(value, decimals);

  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, at } = caret.current;
    caret.current = null;
    input.setSelectionRange(at, at);
  });

  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const input = event.target as HTMLInputElement;
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const next = formatTyped(input.value, decimals);
    caret.current = { input, at: caretAfter(next, before.replace(/[^\d,-]/g, '').length) };
    setTyped(next);
    onChange(toDecimal(next));
  };

  // The dot of the number pad means the decimal comma.
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== '.') return;
    event.preventDefault();
    const input = event.target as HTMLInputElement;
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    if (decimals === 0 || input.value.includes(',')) return;
    const next = formatTyped(`${input.value.slice(0, start)},${input.value.slice(end)}`, decimals);
    caret.current = { input, at: next.indexOf(',') + 1 };
    setTyped(next);
    onChange(toDecimal(next));
  };

  return { text, change, keyDown };
}
