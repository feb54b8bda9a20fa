import type { Mention } from '@contract/chats/mentionText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useMessagesInfiniteQuery } from '@/services/chats/messagePages';
import type { ChatDetail } from '@/services/wms/generated/chats.gen';
import { chatPath } from '@/utils/chatPaths';
import { firstUnread, messageRuns } from '../messageRuns';
import { type StretchEnd, shownStretch, stretchDown, stretchUp } from '../shownStretch';
import { useMe } from '../useMe';
import type { useOutbox } from '../useOutbox';
import { useReading } from '../useReading';
import { useScrollPlace } from '../useScrollPlace';
import { MessageRunItem } from './MessageRunItem';
import { WaitingMessages } from './WaitingMessages';

/** More is drawn or asked for before the edge of it comes in sight. */
const EDGE = 600;

interface MessageListProps {
  chat: ChatDetail;
  /** The message to open it at; null for its end. */
  around: number | null;
  outbox: ReturnType<typeof useOutbox>;
  /** The people whom what waits to be sent may call. */
  people: readonly Mention[];
}

/** Messages with the newest at the end; older ones come when one scrolls to them, and those that are far are not drawn. */
export function MessageList({ chat, around, outbox, people }: MessageListProps) {
  const me = useMe();
  const query = useMessagesInfiniteQuery({ chatId: chat.id, around });
  const { data, hasNextPage, hasPreviousPage, isFetching, fetchNextPage, fetchPreviousPage } =
    query;
  const [openedAt] = useState(chat.readId);
  const messages = useMemo(
    () => [...(data?.pages ?? [])].reverse().flatMap(({ rows }) => rows),
    [data],
  );
  const [stretchEnd, setStretchEnd] = useState<StretchEnd>(null);
  const { shown, above, below } = useMemo(
    () => shownStretch(messages, stretchEnd),
    [messages, stretchEnd],
  );
  const unreadId = useMemo(
    () => firstUnread(messages, { me, readId: openedAt }),
    [messages, me, openedAt],
  );
  const runs = useMemo(() => messageRuns(shown, unreadId), [shown, unreadId]);
  const arrived = useMemo(() => new Set(messages.map(({ clientId }) => clientId)), [messages]);
  const waiting = outbox.waiting.filter(({ key }) => !arrived.has(key));
  const newest = messages.at(-1);
  const box = useRef<HTMLDivElement>(null);
  const complete = !hasPreviousPage && !below;
  const own = waiting.length > 0;
  const { atEnd, goToEnd, onScroll } = useScrollPlace(box, {
    firstId: shown[0]?.id ?? null,
    lastId: shown.at(-1)?.id ?? null,
    // Numbers grow by one at least, and so few wait that they stay under it.
    end: (newest?.id ?? 0) + (waiting.length + outbox.refused.length) / 1000,
    complete,
    around,
    own,
  });
  const toNewest = () => {
    setStretchEnd(null);
    goToEnd();
  };
  // A writer sees there what they said, wherever they were reading.
  const [waited, setWaited] = useState(waiting.length);
  if (waited !== waiting.length) {
    setWaited(waiting.length);
    if (waiting.length > waited) setStretchEnd(null);
  }
  useReading({
    chatId: chat.id,
    readId: chat.readId,
    newestId: newest?.id ?? null,
    atEnd: atEnd && complete,
  });
  const readMore = () => {
    const element = box.current;
    if (!element) return;
    const rest = element.scrollHeight - element.scrollTop - element.clientHeight;
    const up = element.scrollTop < EDGE;
    const down = !up && rest < EDGE;
    if (up && above) setStretchEnd(stretchUp(messages, stretchEnd));
    else if (down && below) setStretchEnd(stretchDown(messages, stretchEnd));
    else if (isFetching || query.isError) return;
    else if (up && hasNextPage) void fetchNextPage();
    else if (rest < EDGE && hasPreviousPage && !below) void fetchPreviousPage();
  };
  // Where all of it fits there is nothing to scroll, and still more to read.
  const more = useRef(readMore);
  more.current = readMore;
  useEffect(() => {
    if (shown.length > 0) more.current();
  }, [shown]);
  return (
    <Box sx={{ position: 'relative', minHeight: 0, display: 'grid' }}>
      <Box
        ref={box}
        role="log"
        aria-label="Mensajes"
        aria-busy={isFetching}
        tabIndex={0}
        onScroll={() => {
          onScroll();
          readMore();
        }}
        sx={{
          overflowY: 'auto',
          overflowAnchor: 'none',
          minHeight: 0,
          px: { xs: 1, md: 2 },
          py: 1.5,
          bgcolor: 'background.default',
        }}
      >
        <Box>
          <QueryState
            query={query}
            skeleton={<SkeletonRows rows={6} avatar />}
            isEmpty={() => messages.length === 0 && waiting.length + outbox.refused.length === 0}
            empty={
              <StateMessage icon="chat" title="Todavía no hay mensajes">
                {chat.silence ? null : 'Escribí el primero.'}
              </StateMessage>
            }
          >
            {() => (
              <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
                {runs.map((run) => (
                  <MessageRunItem
                    key={run.key}
                    run={run}
                    chat={chat}
                    newestId={run === runs.at(-1) ? (newest?.id ?? 0) : 0}
                  />
                ))}
              </Box>
            )}
          </QueryState>
          {below ? null : <WaitingMessages waiting={waiting} people={people} outbox={outbox} />}
        </Box>
      </Box>
      {hasPreviousPage ? (
        <Button
          component={Link}
          to={chatPath(chat.id)}
          replace
          variant="contained"
          size="small"
          sx={toEnd}
        >
          Ir a lo último
        </Button>
      ) : (atEnd && complete) || messages.length === 0 ? null : (
        <Button variant="contained" size="small" onClick={toNewest} sx={toEnd}>
          Ir a lo último
        </Button>
      )}
    </Box>
  );
}

const toEnd = { position: 'absolute', bottom: 12, right: 16 } as const;
