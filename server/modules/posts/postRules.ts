import type { Audience, postAction } from '@contract/posts/post';
import { can } from '@contract/session/can';
import type { z } from 'zod';
import type { Viewer } from '../../engine/acciones/context';
import { clock } from '../../engine/time/clock';

interface PostState {
  authorId: number;
  archivedAt: Date | null;
  expiresAt: Date | null;
}

export type PostAction = z.infer<typeof postAction>;

const expired = (post: PostState, now: Date) => post.expiresAt !== null && post.expiresAt <= now;

/** An author rules over their own posts, and whoever publishes for the whole organisation over all. */
export function mayManage(viewer: Viewer, post: Pick<PostState, 'authorId'>): boolean {
  if (!can(viewer.roles, 'POSTS.CREATE')) return false;
  return post.authorId === viewer.accountId || viewer.roleScope === 'all';
}

export function postActions(viewer: Viewer, post: PostState, now = clock.now()): PostAction[] {
  const live = post.archivedAt === null && !expired(post, now);
  const open: PostAction[] = live ? ['comment'] : [];
  if (!mayManage(viewer, post)) return open;
  if (post.archivedAt !== null) return ['restore', 'seeReaders'];
  return [...open, 'edit', 'archive', 'seeReaders', ...(live ? (['remind'] as const) : [])];
}

/** An author speaks to no more people than their role reaches. */
export function mayAddress(
  viewer: Viewer,
  audience: Audience,
  areas: readonly { id: number; siteId: number }[],
): boolean {
  if (viewer.roleScope === 'all') return true;
  if (audience.kind === 'all') return false;
  if (viewer.roleScope === 'site') {
    if (audience.kind === 'site') return audience.ids.every((id) => id === viewer.siteId);
    return audience.ids.every((id) =>
      areas.some((area) => area.id === id && area.siteId === viewer.siteId),
    );
  }
  return audience.kind === 'area' && audience.ids.every((id) => id === viewer.areaId);
}

export function audienceLabel(
  audience: Audience,
  names: { sites: ReadonlyMap<number, string>; areas: ReadonlyMap<number, string> },
): string {
  if (audience.kind === 'all') return 'Toda la organización';
  const source = audience.kind === 'site' ? names.sites : names.areas;
  return audience.ids
    .map((id) => source.get(id) ?? '')
    .filter(Boolean)
    .join(', ');
}
