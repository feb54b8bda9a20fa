import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPiece } from '@/components/lazy/lazyPiece';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type ChatDetail, type Message, useGetChatQuery } from '@/services/wms/generated/chats.gen';
import { silenceTexts } from '../chatTexts';
import { ReplyContext } from '../ReplyContext';
import { useKnownPeople } from '../useKnownPeople';
import { useOutbox } from '../useOutbox';
import { ConversationHead } from './ConversationHead';
import { MessageList } from './MessageList';
import { PinnedBar } from './PinnedBar';

// A reader needs no form.
const MessageComposer = lazyPiece(async () => (await import('./MessageComposer')).MessageComposer);

interface ConversationProps {
  id: number;
  /** It has the page for itself: the way back stands in its head. */
  alone?: boolean;
}

/** A conversation with its head, its messages and the place to write. */
export function Conversation({ id, alone = false }: ConversationProps) {
  const query = useGetChatQuery(id);
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={6} avatar />}>
      {(chat) => <Shown chat={chat} alone={alone} />}
    </QueryState>
  );
}

function Shown({ chat, alone }: { chat: ChatDetail; alone: boolean }) {
  const outbox = useOutbox(chat.id);
  const { people, remember } = useKnownPeople(chat);
  const [replying, setReplying] = useState<Message | null>(null);
  const [search] = useSearchParams();
  const around = Number(search.get('m')) || null;
  return (
    <Box
      component="section"
      aria-label={`Conversación: ${chat.name}`}
      sx={{
        height: 1,
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        bgcolor: 'background.paper',
      }}
    >
      <Box>
        <ConversationHead chat={chat} alone={alone} />
        <PinnedBar chatId={chat.id} />
      </Box>
      <ReplyContext value={chat.silence ? null : setReplying}>
        <MessageList key={around} chat={chat} around={around} outbox={outbox} people={people} />
      </ReplyContext>
      <Box sx={{ borderTop: 1, borderColor: 'divider', p: { xs: 1, md: 1.5 } }}>
        {chat.silence ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center', py: 1 }}>
            {silenceTexts[chat.silence]}
          </Typography>
        ) : (
          <Suspense>
            <MessageComposer
              chat={chat}
              replying={replying}
              onReplyEnd={() => setReplying(null)}
              people={people}
              onPick={remember}
              onSend={outbox.send}
              onSendVoice={outbox.sendVoice}
            />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
