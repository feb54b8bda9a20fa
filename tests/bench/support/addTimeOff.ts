import type { BenchServer } from './benchServer';

/** Three leaves of each person, one a year; the day depends on the person alone. */
const LEAVES = `
  with made as (
    insert into leave (person_id, type_id, from_day, to_day, days, created_at)
    select p.id, t.id, d.day, d.day + 6 + p.id % 8, 7 + p.id % 8, d.day - interval '40 days'
    from person p
    join leave_type t on t.code = (select code from leave_type where kind = 'vacation' limit 1)
    cross join generate_series(0, 2) as past
    cross join lateral (select date_trunc('year', anden_now()::date)::date - past * 365 + (p.id * 37 + past * 101) % 365 as day) d
    where p.leave_date is null
    returning *
  ), asked as (
    insert into approval_request (type, subject_id, owner_id, author_id, title, state, steps, submitted_at, decided_at)
    select 'leave', made.id, made.person_id, 1, 'Vacaciones', s.state, 1, made.created_at,
      case s.state when 'pending' then null else made.created_at end
    from made
    cross join lateral (select case when from_day > anden_now()::date and made.id % 5 = 0 then 'pending' else 'approved' end as state) s
    returning subject_id, state
  ), held as (
    insert into absence (person_id, source, source_id, from_day, to_day, state, code, label, paid_percent)
    select made.person_id, 'leave', made.id, from_day, to_day,
      case asked.state when 'pending' then 'pending' else 'firm' end, 'VAC', 'Vacaciones', 100
    from made join asked on asked.subject_id = made.id
    on conflict do nothing
  ), earned as (
    insert into leave_movement (person_id, type_id, year, kind, days)
    select distinct person_id, type_id, extract(year from from_day)::int, 'earned', 14 from made
    on conflict do nothing
  )
  insert into leave_movement (person_id, type_id, year, kind, days, leave_id)
  select person_id, type_id, extract(year from from_day)::int, 'taken', -days, made.id
  from made join asked on asked.subject_id = made.id where asked.state = 'approved'`;

const NEWS = `
  with kinds as (select *, row_number() over (order by id) - 1 as place, count(*) over () as total
    from news_type where unit <> 'amount'),
  made as (
    insert into news (person_id, type_id, from_day, to_day, quantity, paid_percent, state, author_id, certificate_due)
    select p.id, t.id, d.day, case t.unit when 'days' then d.day + p.id % 3 else d.day end,
      case t.unit when 'hours' then 1 end, t.paid_percent,
      case when d.day > anden_now()::date - 20 and p.id % 3 = 0 then 'pending' else 'validated' end, 1,
      d.day + t.certificate_days
    from person p
    cross join generate_series(0, 2) as past
    join kinds t on t.place = (p.id + past) % t.total
    cross join lateral (select anden_now()::date - past * 365 - (p.id * 53 + past * 17) % 365 as day) d
    where p.leave_date is null
    returning *
  )
  insert into absence (person_id, source, source_id, from_day, to_day, state, code, label, medical, paid_percent)
  select made.person_id, 'news', made.id, from_day, to_day,
    case state when 'pending' then 'pending' else 'firm' end, t.code, t.name, t.medical, made.paid_percent
  from made join news_type t on t.id = made.type_id where t.unit = 'days'
  on conflict do nothing`;

const tables = 'leave, leave_movement, news, absence, approval_request';

/** Three years of leave and novelties of everybody, once. */
export async function addTimeOff({ services, asOwner }: BenchServer): Promise<string> {
  const { pool } = services.database;
  const count = `select (select count(*) from person)::int as people,
    (select count(*) from leave)::int as leaves, (select count(*) from news)::int as news`;
  const before = (await pool.query(count)).rows[0];
  if (before.leaves < before.people * 2) await pool.query(LEAVES);
  if (before.news < before.people * 2) await pool.query(NEWS);
  await asOwner(`vacuum analyze ${tables}`);
  const { people, leaves, news } = (await pool.query(count)).rows[0];
  return `${people} people, ${leaves} leaves, ${news} novelties`;
}
