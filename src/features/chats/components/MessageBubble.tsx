import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { AttachedFiles } from '@/components/files/AttachedFiles';
import type { ChatDetail, Message } from '@/services/wms/generated/chats.gen';
import { chatAtPath } from '@/utils/chatPaths';
import { DELETED, hourOf, quoteOf } from '../chatTexts';
import { readersOf } from '../readersOf';
import { MessageVoice } from '../voice/MessageVoice';
import { MessageAck } from './MessageAck';
import { MessageCards } from './MessageCards';
import { MessageMenu } from './MessageMenu';
import { MessageReactions, ReactToMessage } from './MessageReactions';
import { MessageText } from './MessageText';

interface MessageBubbleProps {
  message: Message;
  chat: ChatDetail;
  mine: boolean;
  /** The last of the conversation. */
  newest: boolean;
}

/** Words with their hour, and what can be done with them. */
export function MessageBubble({ message, chat, mine, newest }: MessageBubbleProps) {
  const { id, deleted, urgent, sentAt, editedAt, files, replyTo, asksAck, author } = message;
  const [first] = files;
  return (
    <Box
      data-message={id}
      sx={{
        display: 'flex',
        flexDirection: mine ? 'row-reverse' : 'row',
        alignItems: 'flex-start',
        gap: 0.25,
      }}
    >
      <Box
        sx={{
          minWidth: 0,
          px: 1.5,
          py: 0.75,
          borderRadius: 2,
          border: 1,
          borderColor: 'divider',
          bgcolor: mine ? 'surface.soft' : 'background.paper',
        }}
      >
        {urgent && !deleted ? (
          <Chip label="Urgente" size="small" color="warning" sx={{ mb: 0.5 }} />
        ) : null}
        {replyTo && !deleted ? <Quote chatId={chat.id} replied={replyTo} /> : null}
        <Typography
          component="div"
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            ...(deleted ? { fontStyle: 'italic', color: 'text.secondary' } : {}),
          }}
        >
          {deleted ? DELETED : <MessageText message={message} chat={chat} />}
        </Typography>
        {deleted ? null : <MessageCards body={message.body} />}
        {first?.seconds ? (
          <MessageVoice url={first.url} seconds={first.seconds} authorName={author.name} />
        ) : (
          <AttachedFiles files={files} />
        )}
        {asksAck && !deleted ? <MessageAck message={message} chat={chat} mine={mine} /> : null}
        {deleted ? null : <MessageReactions message={message} chat={chat} />}
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', textAlign: 'right' }}
        >
          {[
            editedAt && !deleted ? 'editado' : '',
            hourOf(sentAt),
            mine && newest ? standing(chat, message) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', flex: 'none' }}>
        <MessageMenu message={message} chat={chat} mine={mine} />
        {deleted ? null : <ReactToMessage message={message} chat={chat} />}
      </Box>
    </Box>
  );
}

/** The message that this one answers; it leads there. */
function Quote({ chatId, replied }: { chatId: number; replied: NonNullable<Message['replyTo']> }) {
  return (
    <Box
      component={Link}
      to={chatAtPath(chatId, replied.id)}
      sx={{
        ...{ display: 'block', mb: 0.5, pl: 1, borderLeft: 3, borderColor: 'primary.main' },
        ...{ color: 'inherit', textDecoration: 'none' },
      }}
    >
      <Typography variant="caption" component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {replied.authorName}
      </Typography>
      <Typography variant="body2" component="span" noWrap sx={{ display: 'block' }}>
        {quoteOf(replied)}
      </Typography>
    </Box>
  );
}

/** Under the last of one's own: whether it was read, and by how many. */
function standing({ kind, members }: ChatDetail, message: Message): string {
  const readers = readersOf(members, message);
  if (kind === 'area' || !readers || readers.read.length === 0) return 'Enviado';
  const all = readers.read.length + readers.missing.length;
  return all === 1 ? 'Leído' : `Leído por ${readers.read.length} de ${all}`;
}
