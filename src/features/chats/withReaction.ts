import { type ReactionKind, reactionKinds } from '@contract/posts/post';
import type { Message } from '@/services/wms/generated/chats.gen';

type Reactions = Message['reactions'];

/** The reactions once somebody feels so, or nothing any more: one for each person. */
export function withReaction(
  reactions: Reactions,
  accountId: number,
  reaction: ReactionKind | null,
): Reactions {
  return reactionKinds
    .map((kind) => {
      const others = (reactions.find((one) => one.kind === kind)?.accountIds ?? []).filter(
        (one) => one !== accountId,
      );
      return { kind, accountIds: kind === reaction ? [...others, accountId] : others };
    })
    .filter(({ accountIds }) => accountIds.length > 0);
}
