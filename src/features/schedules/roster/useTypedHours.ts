import { useEffect, useRef, useState } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import type { Shift } from '@/services/wms/generated/schedules.gen';
import { HOW_TO_TYPE, readHours, type TypedHours, typeKey } from './typedHours';

/** So long a single digit waits for more of some hours before it is the shift of its place. */
const PAUSE_MS = 500;

interface Options {
  shifts: readonly Shift[];
  onShift: (shift: Shift) => void;
  onHours: (hours: TypedHours) => void;
}

/** Digits typed on a day: the shift of that place in the palette, or the hours that they go on to spell. */
export function useTypedHours({ shifts, onShift, onHours }: Options) {
  const notify = useNotice();
  const [text, setText] = useState('');
  const shiftOf = (typed: string) => (typed.length === 1 ? shifts[Number(typed) - 1] : undefined);

  /** Puts what was typed, wherever the cursor goes next. */
  function settle() {
    if (text === '') return;
    setText('');
    const shift = shiftOf(text);
    const hours = readHours(text);
    if (shift) onShift(shift);
    else if (hours) onHours(hours);
    else notify({ text: `«${text}» no son horas. ${HOW_TO_TYPE}` });
  }

  // The board may have changed by the time that the pause is over.
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  const waits = shiftOf(text) !== undefined;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waits]);

  /** True: the key was for what is being typed, and means nothing else. */
  function take(key: string): boolean {
    if (text !== '' && (key === 'Enter' || key === 'F2')) settle();
    else if (text !== '' && key === 'Escape') setText('');
    else {
      const next = typeKey(text, key);
      if (next === null) {
        settle();
        return false;
      }
      setText(next);
    }
    return true;
  }

  return { text, take, settle };
}
