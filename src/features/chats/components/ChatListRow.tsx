import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import type { ChatRow } from '@/services/wms/generated/chats.gen';
import { chatPath } from '@/utils/chatPaths';
import { previewOf, whenShort } from '../chatTexts';
import { useMe } from '../useMe';
import { ChatFace } from './ChatFace';

/** The row says with whom one talks, what was said last, and how much of it is new. */
export function ChatListRow({ row, chosen }: { row: ChatRow; chosen: boolean }) {
  const me = useMe();
  const { id, kind, name, imageUrl, last, unread, muted } = row;
  const isNew = unread > 0;
  return (
    <li>
      <ListItemButton
        component={Link}
        to={chatPath(id)}
        selected={chosen}
        aria-current={chosen ? 'page' : undefined}
        sx={{ gap: 1.5, px: 1.5, py: 1, alignItems: 'center' }}
      >
        <ChatFace kind={kind} name={name} imageUrl={imageUrl} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Typography variant="subtitle2" component="span" noWrap sx={{ flex: 1 }}>
              {name}
            </Typography>
            {muted ? (
              <Icon
                name="bellOff"
                label="Silenciada"
                sx={{ fontSize: 16, color: 'text.secondary', alignSelf: 'center' }}
              />
            ) : null}
            {last ? (
              <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
                <time dateTime={last.sentAt}>{whenShort(last.sentAt)}</time>
              </Typography>
            ) : null}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography
              variant="body2"
              component="span"
              noWrap
              sx={{
                flex: 1,
                color: isNew ? 'text.primary' : 'text.secondary',
                fontWeight: isNew ? 600 : undefined,
                fontStyle: last?.deleted ? 'italic' : undefined,
              }}
            >
              {previewOf(row, me)}
            </Typography>
            {isNew ? <Unread count={unread} muted={muted} /> : null}
          </Box>
        </Box>
      </ListItemButton>
    </li>
  );
}

function Unread({ count, muted }: { count: number; muted: boolean }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={`${count > 99 ? 'Más de 99' : count} sin leer`}
      sx={{ display: 'inline-flex' }}
    >
      <Badge
        badgeContent={count}
        max={99}
        color={muted ? 'secondary' : 'primary'}
        sx={{ '& .MuiBadge-badge': { position: 'static', transform: 'none' } }}
      />
    </Box>
  );
}
