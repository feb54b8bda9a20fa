import Box from '@mui/material/Box';
import { ReactionPicker } from '@/components/reactions/ReactionPicker';
import { ReactionPill } from '@/components/reactions/ReactionPill';
import type { ChatDetail, Message } from '@/services/wms/generated/chats.gen';
import { useReactToMessageMutation } from '../chatChanges';
import { useMe } from '../useMe';

interface MessageReactionsProps {
  message: Message;
  chat: ChatDetail;
}

/** Readers of a channel in which they do not write feel, too; in one that is over it is not asked any more. */
const mayReact = ({ silence }: ChatDetail) => silence === null || silence === 'readOnly';

/** The asker's own reaction, all of them, and how to change it; null where it is not asked any more. */
function useReactions({ id, reactions }: Message, chat: ChatDetail) {
  const me = useMe();
  const [react] = useReactToMessageMutation();
  const isMine = (accountIds: readonly number[]) => me !== undefined && accountIds.includes(me);
  const current = reactions.find(({ accountIds }) => isMine(accountIds))?.kind ?? null;
  const pick = mayReact(chat) ? (reaction: typeof current) => void react({ id, reaction }) : null;
  return { current, isMine, pick };
}

/** The reactions to a message, each with how many feel so; pressing one joins them or leaves. */
export function MessageReactions({ message, chat }: MessageReactionsProps) {
  const { current, isMine, pick } = useReactions(message, chat);
  if (message.reactions.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {message.reactions.map(({ kind, accountIds }) => (
        <ReactionPill
          key={kind}
          kind={kind}
          count={accountIds.length}
          mine={isMine(accountIds)}
          disabled={pick === null}
          onClick={() => pick?.(current === kind ? null : kind)}
        />
      ))}
    </Box>
  );
}

/** The way to react to a message, beside it. */
export function ReactToMessage({ message, chat }: MessageReactionsProps) {
  const { current, pick } = useReactions(message, chat);
  return pick ? <ReactionPicker current={current} onPick={pick} /> : null;
}
