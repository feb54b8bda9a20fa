import type { ReactionKind } from '@contract/posts/post';
import type { IconName } from '../icons/icons';

interface ReactionLook {
  label: string;
  icon: IconName;
}

export const reactionLooks: Readonly<Record<ReactionKind, ReactionLook>> = {
  like: { label: 'Me gusta', icon: 'thumbUp' },
  love: { label: 'Me encanta', icon: 'liked' },
  applause: { label: 'Aplauso', icon: 'applause' },
  laugh: { label: 'Me divierte', icon: 'laugh' },
  sad: { label: 'Me entristece', icon: 'sad' },
};

export const reactionOrder = Object.keys(reactionLooks) as ReactionKind[];
