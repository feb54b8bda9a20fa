import type { PunchKind } from '@contract/markings/punch';
import { useCallback, useState } from 'react';
import type { Question } from './doorWords';

/** Longer than it takes to read two words; then the likeliest is punched, so that nobody's touch is lost. */
const PATIENCE_MS = 12_000;

interface Asked {
  question: Question;
  onChoose: (kind: PunchKind) => void;
}

/** Asks one person at a time what their touch is. */
export function useQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (question: Question) =>
      new Promise<PunchKind | null>((resolve) => {
        const end = (kind: PunchKind | null) => {
          clearTimeout(timer);
          setAsked(null);
          resolve(kind);
        };
        const timer = setTimeout(() => end(null), PATIENCE_MS);
        setAsked({ question, onChoose: end });
      }),
    [],
  );
  return { asked, ask };
}
