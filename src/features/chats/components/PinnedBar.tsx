import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { lazyDialog } from '@/components/lazy/lazyPiece';
import { useListPinnedMessagesQuery } from '@/services/wms/generated/chats.gen';
import { chatAtPath } from '@/utils/chatPaths';
import { quoteOfMessage } from '../chatTexts';

const PinnedDialog = lazyDialog(async () => (await import('./PinnedDialog')).PinnedDialog);

/** The message that was pinned last, over the conversation; it leads there, and the others are a touch away. */
export function PinnedBar({ chatId }: { chatId: number }) {
  const [open, setOpen] = useState(false);
  const { data } = useListPinnedMessagesQuery(chatId);
  const rows = data?.rows ?? [];
  const [last] = rows;
  if (!last) return null;
  return (
    <Box
      component="aside"
      aria-label="Mensajes fijados"
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 1.5, md: 2 }, py: 0.5 },
        ...{ borderBottom: 1, borderColor: 'divider', bgcolor: 'surface.soft' },
      }}
    >
      <Icon name="pin" fontSize="small" sx={{ color: 'primary.main' }} />
      <Typography
        component={Link}
        to={chatAtPath(chatId, last.id)}
        variant="body2"
        noWrap
        sx={{ flex: 1, minWidth: 0, color: 'inherit', textDecoration: 'none' }}
      >
        {quoteOfMessage(last)}
      </Typography>
      {rows.length > 1 ? (
        <Button size="small" onClick={() => setOpen(true)}>
          Ver los {rows.length}
        </Button>
      ) : null}
      <Suspense>
        {open ? (
          <PinnedDialog chatId={chatId} messages={rows} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </Box>
  );
}
