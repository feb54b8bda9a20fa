import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Message } from '@/services/wms/generated/chats.gen';
import { chatAtPath } from '@/utils/chatPaths';
import { quoteOfMessage, whenShort } from '../chatTexts';

interface FoundRowProps {
  chatId: number;
  message: Message;
  /** The name of its conversation, where it is not known already. */
  chatName?: string;
  onOpen?: () => void;
}

/** A message of a list that leads to its place in the conversation. */
export function FoundRow({ chatId, message, chatName, onOpen }: FoundRowProps) {
  const { id, author, sentAt } = message;
  return (
    <li>
      <ListItemButton
        component={Link}
        to={chatAtPath(chatId, id)}
        onClick={onOpen}
        sx={{ display: 'block', px: 1.5, py: 1 }}
      >
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[chatName, author.name, whenShort(sentAt)].filter(Boolean).join(' · ')}
        </Typography>
        <Typography
          variant="body2"
          component="p"
          sx={{
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {quoteOfMessage(message)}
        </Typography>
      </ListItemButton>
    </li>
  );
}
