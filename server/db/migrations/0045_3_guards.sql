-- What drizzle's schema cannot say: functions that read tables, and what refuses or protects.

-- Everybody below a person; UNION also ends a cycle that slipped in.
create function anden_team(root integer) returns setof integer
  language sql stable parallel safe
  as $$
    with recursive below(id) as (
      select id from public.person where manager_id = root
      union
      select p.id from public.person p join below b on p.manager_id = b.id
    )
    select id from below
  $$;
--> statement-breakpoint
-- The last day of work ends at midnight where the person works, not in Greenwich.
create function anden_works_today(leave_date date, site_id integer) returns boolean
  language sql stable parallel safe
  as $$
    select leave_date is null
      or leave_date >= (now() at time zone (select zone from public.site where id = site_id))::date
  $$;
--> statement-breakpoint
create function anden_refuse_change() returns trigger
  language plpgsql
  as $$ begin raise exception 'audit entries cannot be changed' using errcode = 'insufficient_privilege'; end $$;
--> statement-breakpoint
-- What happened is only ever added to; a database of the customer's may know no other role than its owner.
do $$
declare
  history text;
begin
  foreach history in array array['audit_entry', 'audit_seal', 'approval_event', 'leave_movement', 'news_event'] loop
    execute format('create trigger %I before update or delete on %I
      for each row execute function anden_refuse_change()', history || '_is_final', history);
    execute format('create trigger %I before truncate on %I
      for each statement execute function anden_refuse_change()', history || '_is_kept', history);
    if exists (select from pg_roles where rolname = 'anden_app') then
      execute format('revoke update, delete, truncate on %I from anden_app', history);
    end if;
  end loop;
end $$;
--> statement-breakpoint
-- Two of one person never overlap, asked or firm, leave or illness.
alter table absence add constraint absence_once exclude using gist (person_id with =, span with &&);
--> statement-breakpoint
-- What is long lies apart: to know which files have a word, narrow rows are read.
alter table file_text set (toast_tuple_target = 128);
