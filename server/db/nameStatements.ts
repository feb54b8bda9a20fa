import type { ClientBase } from 'pg';

/** A connection keeps so many statements parsed and planned at most: each costs PostgreSQL some ten kilobytes there. */
export const KEPT = 250;

const MARK = '/* for these values */';

/** In a text that has this PostgreSQL plans each time for the values at hand, which decide the index. */
export const forTheseValues = `${MARK} true`;

/** A text this long lists rows, and seldom as many of them twice. */
const LONG = 10_000;

interface Asked {
  text: string;
  name?: string;
}

/** Only what may be repeated and planned; `begin` and the like have nothing to plan. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

const isNameable = (asked: unknown): asked is Asked =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  // A query with a `submit` is a cursor or a copy, and speaks for itself.
  !('submit' in asked) &&
  !('name' in asked && asked.name) &&
  asked.text.length < LONG &&
  PLANNED.test(asked.text) &&
  !asked.text.includes(MARK);

/**
 * PostgreSQL keeps what has a name parsed and planned for as long as the connection lives. Each text has its own here,
 * without anybody having to think of one; what was not asked for the longest makes room.
 */
export function nameStatements(client: ClientBase, kept = KEPT): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const names = new Map<string, string>();
  let given = 0;

  const forgetOldest = () => {
    const [oldest] = names;
    if (!oldest) return;
    names.delete(oldest[0]);
    // Refused within a transaction that failed; its name is not given again, so that it only stays longer.
    (query(`deallocate ${oldest[1]}`) as Promise<unknown>).catch(() => undefined);
  };

  const nameOf = (text: string): string => {
    const known = names.get(text);
    if (known) names.delete(text);
    else if (names.size >= kept) forgetOldest();
    if (!known) given += 1;
    const name = known ?? `s${given}`;
    names.set(text, name);
    return name;
  };

  client.query = ((asked: unknown, ...rest: unknown[]) =>
    query(
      isNameable(asked) ? { ...asked, name: nameOf(asked.text) } : asked,
      ...rest,
    )) as typeof client.query;
}
