import { and, type SQL, sql } from 'drizzle-orm';
import { document } from '../../db/schema/documents';
import { person } from '../../db/schema/organisation';
import { foldedLike, type WordsCondition } from '../../engine/lists/foldedLike';

const lastVersion = sql`document_version v join file_text t on t.hash = v.file_hash`;
const titled = (title: SQL, word: string) =>
  foldedLike(sql`anden_fold(${title})`, word, 'contains');

/** Every paper with the word in its person, its title or what its last version says, each by an index of its own. */
const among = (word: string): SQL => sql`${document.id} in (
  select d.id from person p join document d on d.person_id = p.id and d.removed_at is null
    where ${foldedLike(sql`p.search_text`, word, 'contains')}
  union all select d.id from document d where d.removed_at is null and ${titled(sql`d.title`, word)}
  union all select d.id from ${lastVersion}
    join document d on d.id = v.document_id and d.versions = v.number and d.removed_at is null
    where t.words @@ anden_query(${word}))`;

/** The same asked of one paper after another: good where they are few. */
const within = (word: string): SQL => sql`(${titled(sql`${document.title}`, word)}
  or ${foldedLike(person.searchText, word, 'contains')}
  or exists (select from ${lastVersion} where v.document_id = ${document.id}
    and v.number = ${document.versions} and t.words @@ anden_query(${word}) offset 0))`;

/** Without "de" and "la": nearly every paper has them. */
const telling = (words: readonly string[]): string[] => words.filter((word) => word.length > 2);

export const anyWithWords: WordsCondition = (words) => and(...telling(words).map(among));
export const ownWithWords: WordsCondition = (words) => and(...telling(words).map(within));
