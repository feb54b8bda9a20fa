create text search dictionary anden_spanish (template = snowball, language = spanish);
--> statement-breakpoint
-- Without a list of stop words: one that is asked for has to be there like any other.
create text search configuration anden_spanish (copy = spanish);
--> statement-breakpoint
alter text search configuration anden_spanish alter mapping for asciiword, word with anden_spanish;
--> statement-breakpoint
-- Folded, without the dots and dashes inside of numbers: 25.443.201 is found as 25443201.
create function anden_plain(value text) returns text
  language sql immutable strict parallel safe
  as $$ select regexp_replace(regexp_replace(public.anden_fold(value), '(\d)[.-](?=\d)', '\1', 'g'), '[^[:alnum:]]+', ' ', 'g') $$;
--> statement-breakpoint
create function anden_words(value text) returns tsvector
  language sql immutable strict parallel safe
  as $$ select to_tsvector('public.anden_spanish'::regconfig, public.anden_plain(value)) $$;
--> statement-breakpoint
-- All parts of what was typed; a part of four letters or more may be the beginning of a word.
create function anden_query(value text) returns tsquery
  language sql immutable strict parallel safe
  as $$ select coalesce(to_tsquery('public.anden_spanish'::regconfig, string_agg(
      part || case when length(part) > 3 then ':*' else '' end, ' & ')), ''::tsquery)
    from regexp_split_to_table(public.anden_plain(value), ' +') part where part <> '' $$;
--> statement-breakpoint
CREATE TABLE "file_text" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (anden_words(body)) STORED NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "file_text_read" CHECK ("file_text"."body" = '' or "file_text"."read_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "file_text" ADD CONSTRAINT "file_text_hash_stored_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_text_words" ON "file_text" USING gin ("words");--> statement-breakpoint
-- What is long lies apart: to know which files have a word, narrow rows are read.
ALTER TABLE "file_text" SET (toast_tuple_target = 128);
