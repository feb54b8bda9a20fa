export interface Draft {
  values: unknown;
  /** Of the record when the person began to write over it. */
  version: number;
  /** What the form held when it began: what else differs was written by somebody. */
  base: unknown;
  /** Chosen and not yet with the server. */
  files: readonly File[];
}

const kept = new Map<string, Draft>();

// Memory is all that holds them: closing or reloading the tab is the one way to lose them.
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function watchUnload() {
  if (kept.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** What this tab remembers of forms left half written. Never in a store that outlives the session. */
export const drafts = {
  read: (key: string): Draft | undefined => kept.get(key),
  keep: (key: string, draft: Draft) => {
    kept.set(key, draft);
    watchUnload();
  },
  drop: (key: string) => {
    kept.delete(key);
    watchUnload();
  },
  /** When the session passes to nobody or to somebody else. */
  clear: () => {
    kept.clear();
    watchUnload();
  },
};
