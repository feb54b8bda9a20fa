import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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

/** A run has the name of its author once; one's own stands at the right. */
export function MessageRunItem({ run, chat, newestId }: MessageRunItemProps) {
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
}

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
