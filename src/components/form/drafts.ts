import { clock } from '@/utils/clock';
import type { Draft } from './draft';
import { draftTable } from './draftTable';

const kept = new Map<string, Draft>();
const unwritten = new Set<string>();

/** Marks that this tab has drafts in the browser's database; it ends with the tab, as they do. */
const TAB = 'anden-borradores';
const PAUSE_MS = 100;
const PATIENCE_MS = 4000;

let whose = () => '';
let timer: ReturnType<typeof setTimeout> | undefined;

// A reload brings them back; closing the tab loses them.
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function watchUnload() {
  if (kept.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

function tabId(): string {
  const known = sessionStorage.getItem(TAB);
  if (known) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem(TAB, made);
  return made;
}

/** Some browsers have no database in a private window: then memory alone holds the drafts. */
const hasDatabase = () => 'indexedDB' in globalThis;
const ignore = () => undefined;

function write() {
  clearTimeout(timer);
  for (const key of unwritten) {
    const draft = kept.get(key);
    if (!draft || !hasDatabase()) continue;
    draftTable.put({ tab: tabId(), key, userId: whose(), draft }, clock.ms()).catch(ignore);
  }
  unwritten.clear();
}

// A phone may drop the tab while its camera is open: what was typed just before is written first.
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write();
  });
}

/** This tab remembers forms left half written, also over a reload. */
export const drafts = {
  read: (key: string): Draft | undefined => kept.get(key),
  keep: (key: string, draft: Draft) => {
    const filed = kept.get(key)?.files !== draft.files;
    kept.set(key, draft);
    watchUnload();
    unwritten.add(key);
    clearTimeout(timer);
    // A file is chosen once, and more is lost with it than with the last letters.
    if (filed) write();
    else timer = setTimeout(write, PAUSE_MS);
  },
  drop: (key: string) => {
    unwritten.delete(key);
    if (kept.delete(key) && hasDatabase()) draftTable.remove(tabId(), key).catch(ignore);
    watchUnload();
  },
  /** When the session passes to nobody or to somebody else. */
  clear: () => {
    kept.clear();
    unwritten.clear();
    watchUnload();
    if (typeof sessionStorage === 'undefined' || !sessionStorage.getItem(TAB)) return;
    sessionStorage.removeItem(TAB);
    if (hasDatabase()) draftTable.clear().catch(ignore);
  },
  /** Before the first form opens: whose they are, and what this person left in this tab. */
  restore: async (owner: () => string): Promise<void> => {
    whose = owner;
    const tab = sessionStorage.getItem(TAB);
    if (!tab || !hasDatabase()) return;
    // A database that another tab holds up does not keep the page from starting.
    const late = new Promise<never[]>((resolve) => setTimeout(() => resolve([]), PATIENCE_MS));
    const found = draftTable.take(tab, owner(), clock.ms()).catch(() => []);
    const rows = await Promise.race([found, late]);
    for (const { key, draft } of rows) kept.set(key, draft);
    watchUnload();
  },
};
