import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { area, person, site } from '../../db/schema/organisation';
import { postRead } from '../../db/schema/posts';
import { account, role } from '../../db/schema/session';
import { worksToday } from '../../engine/people/worksToday';
import type { PostRow } from './postQueries';

type Addressed = Pick<PostRow, 'audienceKind' | 'audienceIds' | 'authorId'>;

/** Accounts that the post is written for and that can open the wall; the author does not read themselves. */
export function isReader(row: Addressed): SQL {
  const place =
    row.audienceKind === 'all'
      ? sql`true`
      : sql`${row.audienceKind === 'site' ? person.siteId : person.areaId} = any(${sql.param(row.audienceIds)}::int[])`;
  return sql`(${account.active} and ${account.id} <> ${row.authorId}
    and ${role.flags} -> 'POSTS' ->> 'SHOW' = 'true'
    and ${worksToday}
    and ${place})`;
}

export type ReaderState = 'all' | 'read' | 'confirmed' | 'missing';

function inState(row: PostRow, state: ReaderState): SQL {
  if (state === 'read') return sql`${postRead.readAt} is not null`;
  if (state === 'confirmed') return sql`${postRead.confirmedAt} is not null`;
  if (state === 'all') return sql`true`;
  return row.asksConfirmation
    ? sql`${postRead.confirmedAt} is null`
    : sql`${postRead.readAt} is null`;
}

export function readersOf(db: Db, row: PostRow, state: ReaderState, also?: SQL) {
  return db
    .select({
      accountId: account.id,
      displayName: account.displayName,
      siteName: site.name,
      areaName: area.name,
      readAt: postRead.readAt,
      confirmedAt: postRead.confirmedAt,
    })
    .from(account)
    .innerJoin(role, eq(role.id, account.roleId))
    .leftJoin(person, eq(person.id, account.personId))
    .leftJoin(site, eq(site.id, person.siteId))
    .leftJoin(area, eq(area.id, person.areaId))
    .leftJoin(postRead, and(eq(postRead.accountId, account.id), eq(postRead.postId, row.id)))
    .where(and(isReader(row), inState(row, state), also))
    .orderBy(asc(account.displayName), asc(account.id));
}

export async function countAudience(db: Db, written: Addressed): Promise<number> {
  const [counted] = await db
    .select({ people: count() })
    .from(account)
    .innerJoin(role, eq(role.id, account.roleId))
    .leftJoin(person, eq(person.id, account.personId))
    .where(isReader(written));
  return counted?.people ?? 0;
}

export async function countReaders(db: Db, row: PostRow, state: ReaderState = 'all', also?: SQL) {
  const [counts] = await db
    .select({
      audience: count(),
      read: sql<number>`count(${postRead.readAt})::int`,
      confirmed: sql<number>`count(${postRead.confirmedAt})::int`,
    })
    .from(account)
    .innerJoin(role, eq(role.id, account.roleId))
    .leftJoin(person, eq(person.id, account.personId))
    .leftJoin(postRead, and(eq(postRead.accountId, account.id), eq(postRead.postId, row.id)))
    .where(and(isReader(row), inState(row, state), also));
  return counts ?? { audience: 0, read: 0, confirmed: 0 };
}
