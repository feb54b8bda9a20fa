import { useEffect, useState } from 'react';
import { reloadOnce } from '@/services/offline/reloadOnce';
import { serverAnswers } from '@/services/offline/serverAnswers';
import { isMissingPiece } from './isMissingPiece';

/** `away`: nobody answers. `gone`: the server does, and no longer has it. */
export type Lack = 'away' | 'gone';

const FIRST = 2000;
const LONGEST = 30_000;

export interface MissingPiece {
  /** Null until it is known why. */
  lack: Lack | null;
  trying: boolean;
  retry: () => void;
}

/** Brings a piece that did not come: at once, when the network is back, each while, and when the person asks. */
export function useMissingPiece(bring: () => Promise<void>): MissingPiece {
  const [lack, setLack] = useState<Lack | null>(null);
  const [trying, setTrying] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const [broken, setBroken] = useState<{ error: unknown } | null>(null);
  const retry = () => setAttempt((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST;
    const waitMore = () => {
      timer = setTimeout(go, wait);
      wait = Math.min(wait * 2, LONGEST);
    };
    const go = async () => {
      clearTimeout(timer);
      setTrying(true);
      const answers = await serverAnswers();
      const error = answers ? await bring().then(noError, (failed: unknown) => failed) : undefined;
      if (left) return;
      setTrying(false);
      if (!answers) {
        setLack('away');
        waitMore();
      } else if (isMissingPiece(error)) {
        setLack('gone');
        reloadOnce();
      } else if (error) setBroken({ error });
    };
    void go();
    window.addEventListener('online', go);
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('online', go);
    };
  }, [bring, attempt]);
  // It came, and fails: that is another matter, for the page of errors.
  if (broken) throw broken.error;
  return { lack, trying, retry };
}

const noError = () => undefined;
