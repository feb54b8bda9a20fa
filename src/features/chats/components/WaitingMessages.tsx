import { type Mention, withNames } from '@contract/chats/mentionText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icons/Icon';
import type { QueuedChange } from '@/services/offline/queuedChange';
import { quoteOf } from '../chatTexts';
import type { useOutbox } from '../useOutbox';
import { OwnVoice } from '../voice/OwnVoice';
import type { Voice } from '../voice/recordVoice';

interface WaitingMessagesProps {
  waiting: readonly QueuedChange[];
  /** The people whom the messages may call. */
  people: readonly Mention[];
  outbox: Pick<ReturnType<typeof useOutbox>, 'refused' | 'tryAgain' | 'forget'>;
}

/** Messages that are still on their way, and those that the server did not take, with its reason. */
export function WaitingMessages({ waiting, people, outbox }: WaitingMessagesProps) {
  const { refused, tryAgain, forget } = outbox;
  if (waiting.length + refused.length === 0) return null;
  return (
    <Box
      component="ol"
      aria-label="Por mandarse"
      sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {refused.map((change) => (
        <Own key={change.key} change={change} people={people} refused>
          <Typography variant="caption" component="p" role="alert" sx={{ color: 'error.main' }}>
            No se mandó: {change.refused}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            <Button size="small" onClick={() => tryAgain(change)}>
              Probar de nuevo
            </Button>
            <Button size="small" color="error" onClick={() => forget(change)}>
              Descartar
            </Button>
          </Box>
        </Own>
      ))}
      {waiting.map((change) => (
        <Own key={change.key} change={change} people={people}>
          <Typography
            variant="caption"
            component="p"
            sx={{
              display: 'flex',
              gap: 0.5,
              alignItems: 'center',
              justifyContent: 'flex-end',
              color: 'text.secondary',
            }}
          >
            <Icon name="clock" sx={{ fontSize: 14 }} />
            Por mandarse
          </Typography>
        </Own>
      ))}
    </Box>
  );
}

function textOf({ body: { body, files } }: QueuedChange, people: readonly Mention[]): string {
  const many = Array.isArray(files) ? files.length : 0;
  return withNames(String(body), people) || quoteOf({ body: '', files: many, deleted: false });
}

function voiceOf({ body: { file, seconds } }: QueuedChange): Voice | null {
  return file instanceof File ? { file, seconds: Number(seconds) } : null;
}

interface OwnProps {
  change: QueuedChange;
  people: readonly Mention[];
  refused?: boolean;
  children: ReactNode;
}

function Own({ change, people, refused = false, children }: OwnProps) {
  const voice = voiceOf(change);
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Box
        sx={{
          minWidth: 0,
          maxWidth: { xs: '88%', md: '72%' },
          px: 1.5,
          py: 0.75,
          borderRadius: 2,
          border: 1,
          borderStyle: 'dashed',
          borderColor: refused ? 'error.main' : 'line.field',
          bgcolor: 'background.paper',
        }}
      >
        {voice ? (
          <OwnVoice {...voice} />
        ) : (
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {textOf(change, people)}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}
