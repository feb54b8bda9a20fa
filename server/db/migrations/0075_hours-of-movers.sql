-- A day goes by the rules of the site where its person worked on it: what changes at a site marks also the days of who left it.
create function anden_people_of(at integer) returns setof integer language sql stable as $$
  select p.id from person p where p.site_id = at
  union select h.person_id from person_history h where h.kind = 'place' and h.site_id = at
$$;
--> statement-breakpoint
create or replace function anden_mark_holidays() returns trigger language plpgsql as $$
declare
  changed site_holiday := coalesce(new, old);
begin
  insert into hour_mark (person_id, day)
    select d.person_id, d.day from hour_day d
    where (d.day between changed.day - 1 and changed.day
        or tg_op = 'UPDATE' and d.day between old.day - 1 and old.day)
      and (changed.site_id is null or d.person_id in (select anden_people_of(changed.site_id)));
  return null;
end $$;
--> statement-breakpoint
create or replace function anden_mark_rules() returns trigger language plpgsql as $$
declare
  changed parameter := coalesce(new, old);
begin
  if changed.code like 'hours.%' or changed.code like 'markings.%' then
    insert into hour_mark (person_id, day)
      select d.person_id, d.day from hour_day d
      where d.day >= least(changed.valid_from, coalesce(old.valid_from, changed.valid_from))
        and (changed.site_id is null or d.person_id in (select anden_people_of(changed.site_id)));
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function anden_mark_reopened() returns trigger language plpgsql as $$
begin
  insert into hour_mark (person_id, day)
    select d.person_id, d.day from hour_day d
    where d.day >= new.month and d.day < new.month + interval '1 month'
      and d.person_id in (select anden_people_of(new.site_id));
  return null;
end $$;
--> statement-breakpoint
-- Of who never moved, days of closed months are left out at once; of the others whoever reckons leaves them.
create or replace function anden_mark_bands() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.site_id, old.weekdays, old.on_holidays, old.starts_at, old.ends_at, old.counts,
      old.from_day, old.to_day) is not distinct from (new.site_id, new.weekdays, new.on_holidays, new.starts_at,
      new.ends_at, new.counts, new.from_day, new.to_day) then
    return null;
  end if;
  insert into hour_mark (person_id, day)
    select d.person_id, d.day from hour_day d join person p on p.id = d.person_id
    where (tg_op = 'UPDATE' and (old.site_id is null or d.person_id in (select anden_people_of(old.site_id)))
          and d.day between old.from_day - 1 and coalesce(old.to_day + 1, 'infinity')
        or (new.site_id is null or d.person_id in (select anden_people_of(new.site_id)))
          and d.day between new.from_day - 1 and coalesce(new.to_day + 1, 'infinity'))
      and (d.person_id in (select h.person_id from person_history h where h.kind = 'place')
        or not exists (select from period_close c where c.site_id = p.site_id and c.reopened_at is null
          and c.month = date_trunc('month', d.day)::date));
  return null;
end $$;
--> statement-breakpoint
-- Who moves, also from a day that is over, has the days since then reckoned where they worked them.
create function anden_mark_places() returns trigger language plpgsql as $$
declare
  changed person_history := coalesce(new, old);
begin
  insert into hour_mark (person_id, day)
    select d.person_id, d.day from hour_day d
    where d.person_id = changed.person_id
      and d.day >= least(changed.effective_from, coalesce(old.effective_from, changed.effective_from)) - 1;
  return null;
end $$;
--> statement-breakpoint
create trigger anden_mark_places_added after insert on person_history
  for each row when (new.kind = 'place') execute function anden_mark_places();
--> statement-breakpoint
create trigger anden_mark_places_changed after update or delete on person_history
  for each row when (old.kind = 'place') execute function anden_mark_places();
