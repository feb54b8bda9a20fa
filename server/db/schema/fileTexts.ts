import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';
import { storedFile } from './files';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The text of a file is read once for each content; it is empty where nothing can be read. */
export const fileText = pgTable(
  'file_text',
  {
    hash: text('hash')
      .primaryKey()
      .references(() => storedFile.hash, { onDelete: 'cascade' }),
    body: text('body').notNull().default(''),
    words: tsvector('words').notNull().generatedAlwaysAs(sql`anden_words(body)`),
    /** Counted before each try: one that takes the process with it is not tried for ever. */
    tries: smallint('tries').notNull().default(0),
    readAt: instantColumn('read_at'),
  },
  (t) => [
    index('file_text_words').using('gin', t.words),
    check('file_text_read', sql`${t.body} = '' or ${t.readAt} is not null`),
  ],
);
