import { useState } from 'react';

interface Versioned {
  version: number;
}

/** For a form that is an act over a row: goes on over what is stored now, with what was typed. */
export interface Newest {
  /** `version` is the one of the refusal, where the list behind has not been read again yet. */
  take: (version: number | undefined) => void;
}

/**
 * The row as it was when the person began, so that what changes meanwhile is told and not acted over unseen.
 * Hand `newest` to the form: it offers to take what is stored now.
 */
export function useSeenRow<R extends Versioned>(row: R): { seen: R; newest: Newest } {
  const [seen, setSeen] = useState(row);
  const take = (version = 0) => setSeen({ ...row, version: Math.max(row.version, version) });
  return { seen, newest: { take } };
}
