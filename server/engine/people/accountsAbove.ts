import { type SQL, sql } from 'drizzle-orm';

/** The accounts of those who have somebody in their team, at whatever distance and whatever site, within a statement about that person. */
export const accountsAbove = (personId: number): SQL<number[]> => sql<number[]>`array(
  with recursive up(id) as (
    select manager_id from person where id = ${personId}
    union select p.manager_id from person p join up on p.id = up.id
  )
  select a.id from account a join up on a.person_id = up.id where a.active)`;
