import Box from '@mui/material/Box';
import { useState } from 'react';
import { SearchBox } from '@/components/list/SearchBox';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useListChatsQuery } from '@/services/wms/generated/chats.gen';
import { foldText } from '@/utils/foldText';
import { ChatListRow } from './ChatListRow';
import { FoundMessages } from './FoundMessages';

const FEWEST_LETTERS = 2;

/** All conversations of the person; while they search, those that are called so and what was said with these words. */
export function ChatList({ chosen }: { chosen: number | null }) {
  const [words, setWords] = useState('');
  const query = useListChatsQuery();
  const searching = words.length >= FEWEST_LETTERS;
  return (
    <Box sx={{ display: 'grid', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ p: 1.5, position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' }}>
        <SearchBox
          label="Buscar en los mensajes"
          value={words}
          onChange={setWords}
          sx={{ width: 1 }}
        />
      </Box>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={7} avatar />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <StateMessage icon="chat" title="Todavía no hay conversaciones">
            Empezá una con alguien de tu equipo.
          </StateMessage>
        }
      >
        {({ rows }) => {
          const shown = searching
            ? rows.filter(({ name }) => foldText(name).includes(foldText(words)))
            : rows;
          return shown.length > 0 ? (
            <Box
              component="nav"
              aria-label="Conversaciones"
              sx={{ '& ul': { m: 0, p: 0, listStyle: 'none' } }}
            >
              <ul>
                {shown.map((row) => (
                  <ChatListRow key={row.id} row={row} chosen={row.id === chosen} />
                ))}
              </ul>
            </Box>
          ) : null;
        }}
      </QueryState>
      {searching ? <FoundMessages words={words} /> : null}
    </Box>
  );
}
