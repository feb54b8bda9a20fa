import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { lazyDialog } from '@/components/lazy/lazyPiece';
import { Page } from '@/components/page/Page';
import { StateMessage } from '@/components/state/StateMessage';
import { ChatList } from '../components/ChatList';
import { Conversation } from '../components/Conversation';
import { ScreenHigh } from '../components/ScreenHigh';

const NewChatDialog = lazyDialog(
  async () => (await import('../components/NewChatDialog')).NewChatDialog,
);

/** /chats and /chats/12: the conversations and one of them beside them; where there is no room for both, one or the other. */
export function ChatsPage() {
  const { id } = useParams();
  const chatId = id === undefined ? null : Number(id);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [adding, setAdding] = useState(false);
  if (chatId !== null && !wide) {
    return (
      <ScreenHigh>
        <Conversation key={chatId} id={chatId} alone />
      </ScreenHigh>
    );
  }
  return (
    <Page
      title="Mensajes"
      width="wide"
      dense
      action={
        <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setAdding(true)}>
          Nueva conversación
        </Button>
      }
    >
      {wide ? (
        <ScreenHigh margin={48}>
          <Card
            sx={{
              height: 1,
              display: 'grid',
              gridTemplateColumns: '340px minmax(0, 1fr)',
              gridTemplateRows: 'minmax(0, 1fr)',
            }}
          >
            <Box sx={{ minHeight: 0, overflowY: 'auto', borderRight: 1, borderColor: 'divider' }}>
              <ChatList chosen={chatId} />
            </Box>
            <Box sx={{ minHeight: 0 }}>
              {chatId === null ? (
                <StateMessage icon="chat" title="Elegí una conversación">
                  O empezá una nueva, con una persona o con un grupo.
                </StateMessage>
              ) : (
                <Conversation key={chatId} id={chatId} />
              )}
            </Box>
          </Card>
        </ScreenHigh>
      ) : (
        <Card sx={{ mt: 1 }}>
          <ChatList chosen={null} />
        </Card>
      )}
      <Suspense>{adding ? <NewChatDialog onClose={() => setAdding(false)} /> : null}</Suspense>
    </Page>
  );
}
