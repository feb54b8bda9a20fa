import { mentionParts } from '@contract/chats/mentionText';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { LinkedText } from '@/components/comments/LinkedText';
import type { ChatDetail, Message } from '@/services/wms/generated/chats.gen';
import { useMe } from '../useMe';

interface MessageTextProps {
  message: Pick<Message, 'body' | 'mentions'>;
  chat: Pick<ChatDetail, 'members'>;
}

/** The words of a message, with the people whom it calls in sight. */
export function MessageText({ message: { body, mentions }, chat }: MessageTextProps) {
  const me = useMe();
  const own = chat.members.find(({ accountId }) => accountId === me)?.person.id ?? null;
  return mentionParts(body, mentions).map(({ at, text, personId }) => (
    <Fragment key={at}>
      {personId === undefined ? (
        <LinkedText text={text} />
      ) : (
        <Box
          component="strong"
          sx={{
            ...{ color: 'primary.main', fontWeight: 600, borderRadius: 0.5 },
            ...(personId === own ? { bgcolor: 'action.selected', px: 0.25 } : {}),
          }}
        >
          {text}
        </Box>
      )}
    </Fragment>
  ));
}
