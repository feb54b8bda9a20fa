import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import type { ChatDetail } from '@/services/wms/generated/chats.gen';
import { routes } from '@/utils/paths';
import { chatDetailText } from '../chatTexts';
import { useMe } from '../useMe';
import { useTypingText } from '../useTyping';
import { ChatFace } from './ChatFace';
import { ConversationMenu } from './ConversationMenu';

/** The head says with whom one talks; it has the way back where the conversation has the page for itself. */
export function ConversationHead({ chat, alone }: { chat: ChatDetail; alone: boolean }) {
  const me = useMe();
  const typing = useTypingText(chat.id);
  const { name } = chat;
  useEffect(() => {
    document.title = `${name} · Andén`;
  }, [name]);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 1, md: 2 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {alone ? (
        <IconButton component={Link} to={routes.chats} aria-label="Volver a las conversaciones">
          <Icon name="back" />
        </IconButton>
      ) : null}
      <ChatFace kind={chat.kind} name={name} imageUrl={chat.imageUrl} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component={alone ? 'h1' : 'h2'} noWrap tabIndex={-1}>
          {name}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          noWrap
          sx={{ color: typing ? 'primary.main' : 'text.secondary' }}
        >
          <span aria-live="polite">{typing}</span>
          {typing ? null : chatDetailText(chat, me)}
        </Typography>
      </Box>
      {chat.muted ? (
        <Icon name="bellOff" label="Silenciada" sx={{ color: 'text.secondary' }} />
      ) : null}
      <ConversationMenu chat={chat} />
    </Box>
  );
}
