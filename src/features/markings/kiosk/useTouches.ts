import { useCallback, useEffect, useRef, useState } from 'react';
import { scanFeedback } from '@/components/scan/scanFeedback';
import { machineMs } from '@/utils/machineTime';
import type { Said } from './doorWords';
import type { Touch } from './useKiosk';

const SHOWN_MS = 2000;
/** A reason takes longer to read than one's own name. */
const REASON_MS = 3500;

/** A person at the door, and when they were there. */
interface Waiting {
  touch: Touch;
  at: Date;
}

const whoOf = (touch: Touch) =>
  'code' in touch ? `code ${touch.code}` : `docket ${touch.docket} ${touch.pin}`;

/** The touches go in turn: a person who comes while a name is shown waits, once, and nobody is lost. */
export function useTouches(send: (shown: Touch, at: Date) => Promise<Said>) {
  const [said, setSaid] = useState<Said | null>(null);
  /** The first is the one that is sent or shown. */
  const queue = useRef<Waiting[]>([]);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const take = useCallback(async (shown: Touch) => {
    if (queue.current.some(({ touch }) => whoOf(touch) === whoOf(shown))) return;
    queue.current.push({ touch: shown, at: new Date(machineMs()) });
    if (queue.current.length > 1) return;
    for (let first = queue.current[0]; first; first = queue.current[0]) {
      const answer = await latest.current(first.touch, first.at);
      scanFeedback(answer.tone !== 'bad');
      setSaid(answer);
      const time = answer.tone === 'good' ? SHOWN_MS : REASON_MS;
      await new Promise((resolve) => setTimeout(resolve, time));
      setSaid(null);
      queue.current.shift();
    }
  }, []);
  return { said, take };
}
