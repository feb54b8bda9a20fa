import type { Message } from '@contract/chats/message';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { messagePages } from './messagePages';

type Root = Parameters<typeof messagePages.util.selectCachedArgsForQuery>[0];

/** Changes a message wherever it is shown, until the server tells how it is; answers how to take that back. */
export function patchMessage(
  dispatch: ThunkDispatch<Root, unknown, UnknownAction>,
  state: Root,
  id: number,
  change: (message: Message) => void,
): () => void {
  const patches = messagePages.util.selectCachedArgsForQuery(state, 'messages').map((asked) =>
    dispatch(
      messagePages.util.updateQueryData('messages', asked, ({ pages }) => {
        const found = pages.flatMap(({ rows }) => rows).find((row) => row.id === id);
        if (found) change(found);
      }),
    ),
  );
  return () => {
    for (const { undo } of patches) undo();
  };
}
