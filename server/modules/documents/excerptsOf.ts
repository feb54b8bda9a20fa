import type { Excerpt } from '@contract/documents/document';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { foldedLike, searchWords } from '../../engine/lists/foldedLike';

/** Further into a text nobody waits for the place to be found. */
const LOOKED_AT = 200_000;
const BEFORE = 50;
const AFTER = 110;

/** The roots by which the search knows a word: "autoelevadores" as "autoelev". */
async function rootsOf(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ word: string; roots: string[] }>(sql`
    select word, tsvector_to_array(anden_words(word)) as roots
    from unnest(${sql.param(words)}::text[]) t (word)`);
  return new Map(rows.map(({ word, roots }) => [word, roots]));
}

/** The documents, among these that the asker may see, of which only the text has `word`, and where. */
async function placesOf(db: Db, ids: readonly number[], word: string, roots: readonly string[]) {
  const pattern = `(?<![[:alnum:]])(${roots.map(wordPattern).join('|')})`;
  const named = foldedLike(sql`p.search_text`, word, 'contains');
  const titled = foldedLike(sql`anden_fold(d.title)`, word, 'contains');
  const { rows } = await db.execute<{ id: number; at: number; around: string }>(sql`
    with place as (
      select d.id, t.body, regexp_instr(left(t.body, ${LOOKED_AT}), ${pattern}, 1, 1, 0, 'i') as at
      from document d
      join person p on p.id = d.person_id
      join document_version v on v.document_id = d.id and v.number = d.versions
      join file_text t on t.hash = v.file_hash
      where d.id = any(${sql.param(ids)}::int[]) and t.words @@ anden_query(${word})
        and not (${named}) and not (${titled})
    )
    select id, least(at, ${BEFORE + 1})::int as at,
      substr(body, greatest(at - ${BEFORE}, 1), ${BEFORE + AFTER}) as around
    from place where at > 0`);
  return rows;
}

/** "…para manejar el " "autoelevador" " de la nave…": whole words, the line ends as blanks. */
function cut(around: string, at: number): Excerpt {
  const before = around
    .slice(0, at - 1)
    .replace(at > BEFORE ? /^\S*\s/ : /^/, at > BEFORE ? '…' : '');
  const [found = ''] = /^[\p{L}\p{N}.-]*[\p{L}\p{N}]/u.exec(around.slice(at - 1)) ?? [];
  const rest = around.slice(at - 1 + found.length);
  const after = around.length < BEFORE + AFTER ? rest : rest.replace(/\s\S*$/, '…');
  const oneLine = (text: string) => text.replace(/\s+/g, ' ');
  return { before: oneLine(before), found, after: oneLine(after) };
}

/** Why each of these is in what a search found, where neither its person nor its title say it. */
export async function excerptsOf(
  db: Db,
  ids: readonly number[],
  search: string,
): Promise<Map<number, Excerpt>> {
  const words = searchWords(search);
  const excerpts = new Map<number, Excerpt>();
  if (words.length === 0 || ids.length === 0) return excerpts;
  for (const [word, roots] of await rootsOf(db, words)) {
    if (roots.length === 0) continue;
    for (const { id, at, around } of await placesOf(db, ids, word, roots)) {
      if (!excerpts.has(id)) excerpts.set(id, cut(around, at));
    }
  }
  return excerpts;
}

/** Letters that the search takes for the same. */
const alike: Record<string, string> = {
  a: '[aáàâä]',
  c: '[cç]',
  e: '[eéèêë]',
  i: '[iíìîï]',
  n: '[nñ]',
  o: '[oóòôöº]',
  u: '[uúùûü]',
};

/** A root that the search knows, as it may stand in a text: with accents, or dots in the middle of a number. */
const wordPattern = (root: string): string =>
  [...root].map((sign) => (/\d/.test(sign) ? `${sign}[.-]?` : (alike[sign] ?? sign))).join('');
