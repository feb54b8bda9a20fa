import type { Post, ReactionKind } from '@contract/posts/post';
import { reactionOrder } from '@/components/reactions/reactionLooks';
import { clock } from '@/utils/clock';
import { formatDate } from '@/utils/dates';

/** A post as it will be once the server has taken the reaction. */
export function withReaction(post: Post, reaction: ReactionKind | null): Post {
  const counts = new Map(post.reactions.map(({ kind, count }) => [kind, count]));
  const add = (kind: ReactionKind, by: number) => counts.set(kind, (counts.get(kind) ?? 0) + by);
  if (post.myReaction) add(post.myReaction, -1);
  if (reaction) add(reaction, 1);
  const shown = reactionOrder.flatMap((kind) => {
    const count = counts.get(kind) ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
  return { ...post, myReaction: reaction, reactions: shown };
}

/** Always in the same places, whoever came first. */
export const inOrder = (found: Post['reactions']): Post['reactions'] =>
  reactionOrder.flatMap((kind) => found.filter((reaction) => reaction.kind === kind));

/** On the wall, so that it can be answered. */
export const isOpen = (post: Post) => post.actions.includes('comment');

export const isUnread = (post: Post) => !post.mine && post.readAt === null;

export type Confirmation = 'none' | 'pending' | 'done';

export function confirmationOf(post: Post): Confirmation {
  if (post.confirmedAt) return 'done';
  return post.asksConfirmation && !post.mine && isOpen(post) ? 'pending' : 'none';
}

export function expiryLabel(expiresAt: string, now = clock.ms()): string {
  const moment = formatDate(expiresAt, 'DD/MM/AAA HS:MN');
  return Date.parse(expiresAt) > now ? `Vence el ${moment}` : `Venció el ${moment}`;
}

const longText = 700;
const manyLines = 12;

/** A long body would push the rest of the wall out of sight. */
export function isLong(body: string): boolean {
  return body.length > longText || body.split('\n').length > manyLines;
}

/** Never 100 while somebody is missing, never 0 once somebody is there. */
export function percent(part: number, whole: number): number {
  if (whole === 0 || part === 0) return 0;
  if (part >= whole) return 100;
  return Math.min(Math.max(Math.round((part * 100) / whole), 1), 99);
}
