import { type SQL, sql } from 'drizzle-orm';

/** So many people may be meant by a word; a single letter means nobody. */
const MOST_CALLED = 20;

/** A name also finds where its person was called. */
const calledSo = sql`coalesce((select string_agg(' | ' || quote_literal('p' || id), '') from (
  select p.id from person p where anden_fold(' ' || p.first_name || ' ' || p.last_name) like '% ' || word || '%'
  order by p.id limit ${MOST_CALLED}) called), '')`;

const ofWords = (words: string): SQL => sql`(
  select string_agg('(' || quote_literal(word) || ':*' || ${calledSo} || ')', ' & ')
  from regexp_split_to_table(anden_plain(${words}), ' +') word where word <> '')::tsquery`;

const ofChats = (chats: readonly number[]): SQL => sql`(
  select string_agg(quote_literal('chat' || id), ' | ') from unnest(${sql.param(chats)}::int[]) id)::tsquery`;

/** Every word may be the beginning of one; with conversations, those are asked for in the same index. */
export const wordsQuery = (words: string, chats: readonly number[] | null): SQL =>
  chats === null ? sql`(${ofWords(words)})` : sql`(${ofChats(chats)} && ${ofWords(words)})`;
