-- What the tables need before they are made: their generated columns call these functions.

-- Left where they are: only a superuser may give them, before the first start or a restore.
create extension if not exists btree_gist;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
-- Immutable on purpose, so that generated columns and indexes may use it.
create function anden_fold(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
--> statement-breakpoint
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
