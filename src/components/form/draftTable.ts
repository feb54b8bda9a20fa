import { answerOf, openTable } from '@/services/offline/openTable';
import type { Draft } from './draft';

/** A draft as the browser's own database keeps it, so that files come back too. */
interface KeptDraft {
  /** The tab that wrote it: another one may be writing under the same key. */
  tab: string;
  key: string;
  userId: string;
  at: number;
  draft: Draft;
}

const table = 'drafts';
const DAY_MS = 86_400_000;

const inside = openTable('anden-borradores', table, (database) => {
  database.createObjectStore(table, { keyPath: ['tab', 'key'] });
});

export const draftTable = {
  put: (row: Omit<KeptDraft, 'at'>, at: number) =>
    inside('readwrite', async (store) => {
      await answerOf(store.put({ ...row, at } satisfies KeptDraft));
    }),
  remove: (tab: string, key: string) =>
    inside('readwrite', async (store) => {
      await answerOf(store.delete([tab, key]));
    }),
  clear: () =>
    inside('readwrite', async (store) => {
      await answerOf(store.clear());
    }),
  /** This takes the drafts that the tab left; those older than a day, or of another person, are removed on the way. */
  take: (tab: string, userId: string, now: number) =>
    inside('readwrite', async (store) => {
      const rows: KeptDraft[] = await answerOf(store.getAll());
      const stale = rows.filter((row) => row.userId !== userId || now - row.at > DAY_MS);
      await Promise.all(stale.map((row) => answerOf(store.delete([row.tab, row.key]))));
      return rows.filter((row) => row.tab === tab && !stale.includes(row));
    }),
};
