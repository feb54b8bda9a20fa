-- Shifts that are not paid counted like the others: their days are reckoned again, where their month is open.
insert into hour_mark (person_id, day)
  select distinct person_id, day from planned_shift where not paid and published_at is not null;
