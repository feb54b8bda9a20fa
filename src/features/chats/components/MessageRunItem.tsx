import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { PersonAvatar } from '@/components/person/PersonAvatar';
import type { ChatDetail } from '@/services/wms/generated/chats.gen';
import { dayName } from '../chatTexts';
import type { MessageRun } from '../messageRuns';
import { useMe } from '../useMe';
import { MessageBubble } from './MessageBubble';

interface MessageRunItemProps {
  run: MessageRun;
  chat: ChatDetail;
  newestId: number;
}

/** The same messages said by the same person: runs are worked out anew whenever one comes. */
function isSame(before: MessageRunItemProps, now: MessageRunItemProps): boolean {
  const [one, other] = [before.run, now.run];
  return (
    before.chat === now.chat &&
    before.newestId === now.newestId &&
    one.startsDay === other.startsDay &&
    one.startsUnread === other.startsUnread &&
    one.messages.length === other.messages.length &&
    one.messages.every((message, at) => message === other.messages[at])
  );
}

/** A run has the name of its author once; one's own stands at the right. */
export const MessageRunItem = memo(function MessageRunItem(props: MessageRunItemProps) {
  const { run, chat, newestId } = props;
  const me = useMe();
  const { messages, authorId, startsDay, startsUnread } = run;
  const [first] = messages;
  if (!first) return null;
  const mine = authorId === me;
  const named = !mine && chat.kind !== 'direct';
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      {startsDay ? <Divide text={dayName(first.sentAt)} /> : null}
      {startsUnread ? <Divide text="Sin leer" unread /> : null}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: mine ? 'flex-end' : 'flex-start' }}>
        {named ? (
          <PersonAvatar name={first.author.name} imageUrl={first.author.imageUrl} size={32} />
        ) : null}
        <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, maxWidth: { xs: '88%', md: '72%' } }}>
          {named ? (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {first.author.name}
            </Typography>
          ) : null}
          {messages.map((message) => (
            <MessageBubble
              key={message.id}
              message={message}
              chat={chat}
              mine={mine}
              newest={message.id === newestId}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}, isSame);

function Divide({ text, unread = false }: { text: string; unread?: boolean }) {
  return (
    <Typography
      variant="caption"
      component="p"
      data-unread={unread || undefined}
      sx={{
        textAlign: 'center',
        color: unread ? 'primary.main' : 'text.secondary',
        fontWeight: unread ? 650 : undefined,
        borderBottom: unread ? 1 : 0,
        borderColor: 'primary.main',
      }}
    >
      {text}
    </Typography>
  );
}
