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
create function anden_refuse_change() returns trigger
  language plpgsql
  as $$ begin raise exception 'audit entries cannot be changed' using errcode = 'insufficient_privilege'; end $$;
--> statement-breakpoint
create trigger audit_entry_is_final before update or delete on audit_entry
  for each row execute function anden_refuse_change();
--> statement-breakpoint
create trigger audit_entry_is_kept before truncate on audit_entry
  for each statement execute function anden_refuse_change();
--> statement-breakpoint
create trigger audit_seal_is_final before update or delete on audit_seal
  for each row execute function anden_refuse_change();
--> statement-breakpoint
create trigger audit_seal_is_kept before truncate on audit_seal
  for each statement execute function anden_refuse_change();
--> statement-breakpoint
do $$ begin
  if exists (select from pg_roles where rolname = 'anden_app') then
    revoke update, delete, truncate on audit_entry, audit_seal from anden_app;
  end if;
end $$;
--> statement-breakpoint
-- The last day of work ends at midnight where the person works, not in Greenwich.
create function anden_works_today(leave_date date, site_id integer) returns boolean
  language sql stable parallel safe
  as $$
    select leave_date is null
      or leave_date >= (now() at time zone (select zone from public.site where id = site_id))::date
  $$;
