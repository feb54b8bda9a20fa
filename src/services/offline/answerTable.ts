import { answerOf, openTable } from './openTable';
import type { Owner } from './queuedChange';

/** The server's answer to a question of a person. */
export interface KeptAnswer extends Owner {
  /** The accion and what was asked of it. */
  question: string;
  /** When the server answered. */
  at: number;
  /** The answer as JSON: anything but text, such as a file, has no place here. */
  text: string;
}

export interface AnswerStore {
  put(answer: KeptAnswer): Promise<void>;
  get(owner: Owner, question: string): Promise<KeptAnswer | undefined>;
  /** All but what this owner was answered since then; of nobody, all. */
  drop(except: Owner | null, since: number): Promise<void>;
}

const MOST = 80;
const answers = 'answers';
const byTime = 'at';

const keyOf = ({ base, userId }: Owner, question: string) => [base, userId, question];

/** The answers in this browser's own database, the oldest of which make room for the newest. */
export function answerTable(): AnswerStore {
  const inside = openTable('anden-lecturas', answers, (database) => {
    const keyPath = ['base', 'userId', 'question'];
    database.createObjectStore(answers, { keyPath }).createIndex(byTime, 'at');
  });
  const remove = (table: IDBObjectStore, keys: readonly IDBValidKey[]) =>
    Promise.all(keys.map((key) => answerOf(table.delete(key))));
  return {
    put: async (answer) => {
      await inside('readwrite', (table) => {
        const put = answerOf(table.put(answer));
        // At once: whoever has read it may be leaving the page.
        table.transaction.commit();
        return put;
      });
      await inside('readwrite', async (table) => {
        const oldestFirst = await answerOf(table.index(byTime).getAllKeys());
        await remove(table, oldestFirst.slice(0, -MOST));
      });
    },
    get: (owner, question) =>
      inside('readonly', (table) =>
        answerOf<KeptAnswer | undefined>(table.get(keyOf(owner, question))),
      ),
    drop: (except, since) =>
      inside('readwrite', async (table) => {
        if (!except) {
          const cleared = answerOf(table.clear());
          table.transaction.commit();
          return cleared;
        }
        const all: KeptAnswer[] = await answerOf(table.getAll());
        const foreign = all.filter(
          ({ base, userId, at }) => base !== except.base || userId !== except.userId || at < since,
        );
        await remove(
          table,
          foreign.map((answer) => keyOf(answer, answer.question)),
        );
      }),
  };
}
