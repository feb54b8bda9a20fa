import type { FoundGroup } from '@contract/search/found';
import { and, type SQL, sql } from 'drizzle-orm';
import { hasSqlState } from '../../db/hasSqlState';
import { sendAlong } from '../../db/transactions';
import type { Context, Viewer } from '../acciones/context';
import { Fault } from '../http/fault';
import { foldedLike, searchWords } from '../lists/foldedLike';
import { type OpenList, openList } from '../lists/openList';
import { runList } from '../lists/runList';
import { descending, type SortKey } from '../lists/sortKeys';
import { partsOf } from '../module';
import { atMost } from '../session/atMost';
import type { Find } from './find';

/** So many of each kind are shown; its list has the rest. */
const SHOWN = 5;
/** A kind that takes longer is left out of the answer, and PostgreSQL stops looking for it. */
const PATIENCE_MS = 400;
/** Each that is looked for holds a connection; so many leave enough for everybody else. */
const inTurn = atMost(6);
const CANCELLED = '57014';

interface Asked {
  find: Find;
  open: OpenList;
}

/** Null where this person may not ask that list: to them it does not exist. */
function opened(viewer: Viewer, find: Find, words: string): OpenList | null {
  try {
    return openList(viewer, find.list.accion.name, { search: words, size: SHOWN });
  } catch (error) {
    if (error instanceof Fault && error.status === 403) return null;
    throw error;
  }
}

/** The lists that this person may ask and for which these words are enough; of each kind the first. */
function asked(viewer: Viewer, words: string): Asked[] {
  const longest = Math.max(...searchWords(words).map((word) => word.length));
  const kinds = new Set<string>();
  return partsOf('finds').flatMap((find) => {
    if (kinds.has(find.kind)) return [];
    const open = opened(viewer, find, words);
    if (!open) return [];
    kinds.add(find.kind);
    return longest >= (find.least ?? 1) ? [{ find, open }] : [];
  });
}

/** Before the list's own order: what is called exactly so, then what has words that begin so. */
function bestFirst({ list, number }: Find, words: readonly string[]): SortKey[] {
  const [only] = words;
  const exact =
    number && only && words.length === 1 ? [sql`anden_fold(${number}) = anden_fold(${only})`] : [];
  const within = list.search;
  const begins =
    within && typeof within !== 'function'
      ? [and(...words.map((word) => foldedLike(sql`(' ' || ${within})`, ` ${word}`, 'contains')))]
      : [];
  return [...exact, ...begins].map((key) => descending(key as SQL));
}

async function lookFor(context: Context, { find, open }: Asked) {
  const { services, viewer } = context;
  // Its own connection, and not the request's: what takes long must not hold the others.
  return services.database.db.transaction(async (db) => {
    const bound = sql.raw(`set local statement_timeout = ${PATIENCE_MS}`);
    await sendAlong(db, db.execute(bound).then());
    const { rows, ...counted } = await runList(
      open.list,
      { db, viewer, services, reach: open.context.reach },
      open.input,
      bestFirst(find, searchWords(open.input.search)),
    );
    const shown = rows as Parameters<Find['show']>[0][];
    return { ...counted, rows: shown.map((row) => find.show(row, open.context)) };
  });
}

const tookTooLong = Symbol('took too long');

/** The database may also be slow to begin: whoever waits is answered at the same time in any case. */
async function inTime<T>(work: Promise<T>): Promise<T | typeof tookTooLong> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof tookTooLong>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, tookTooLong);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (hasSqlState(error, CANCELLED)) return tookTooLong;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** This finds what these words mean in every kind that this person may see. */
export async function findAll(context: Context, words: string): Promise<FoundGroup[]> {
  if (searchWords(words).length === 0) return [];
  return Promise.all(
    asked(context.viewer, words).map(async (one): Promise<FoundGroup> => {
      const { kind, label } = one.find;
      const all = one.find.all(words, one.open.context);
      const group = { kind, label, all };
      const answer = await inTurn(() => inTime(lookFor(context, one)));
      if (answer === tookTooLong)
        return { ...group, rows: [], total: 0, atLeast: true, late: true };
      return { ...group, ...answer, atLeast: answer.atLeast ?? false, late: false };
    }),
  );
}
