import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type FindMessagesApiResponse,
  useFindMessagesQuery,
} from '@/services/wms/generated/chats.gen';
import { FoundRow } from './FoundRow';

/** Messages with these words in one's own conversations, the newest first. */
export function FoundMessages({ words }: { words: string }) {
  // Each page by the one before which it stands; other words begin anew.
  const [{ of, before }, setPages] = useState<{ of: string; before: number[] }>({
    of: words,
    before: [],
  });
  const pages = of === words ? before : [];
  const more = (last: number) => setPages({ of: words, before: [...pages, last] });
  return (
    <Box component="section" aria-label="Mensajes encontrados">
      <Typography variant="subtitle2" component="h2" sx={{ px: 1.5, pt: 1.5, pb: 0.5 }}>
        En los mensajes
      </Typography>
      {[undefined, ...pages].map((from, at) => (
        <FoundPage
          key={from ?? 'first'}
          words={words}
          before={from}
          onMore={at === pages.length ? more : undefined}
        />
      ))}
    </Box>
  );
}

interface FoundPageProps {
  words: string;
  before: number | undefined;
  /** Only the last page has it. */
  onMore: ((last: number) => void) | undefined;
}

function FoundPage({ words, before, onMore }: FoundPageProps) {
  const query = useFindMessagesQuery(before === undefined ? { words } : { words, before });
  return (
    <QueryState<FindMessagesApiResponse>
      query={{ ...query, data: query.currentData }}
      skeleton={<SkeletonRows rows={4} />}
    >
      {({ rows, older }) => {
        const last = rows.at(-1)?.id;
        return (
          <>
            {rows.length === 0 && before === undefined ? (
              <Typography
                variant="body2"
                role="status"
                sx={{ px: 1.5, pb: 2, color: 'text.secondary' }}
              >
                Ningún mensaje tiene esas palabras.
              </Typography>
            ) : null}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rows.map((row) => (
                <FoundRow key={row.id} chatId={row.chatId} message={row} chatName={row.chatName} />
              ))}
            </Box>
            {older && onMore && last !== undefined ? (
              <Button onClick={() => onMore(last)} sx={{ m: 1 }}>
                Ver más
              </Button>
            ) : null}
          </>
        );
      }}
    </QueryState>
  );
}
