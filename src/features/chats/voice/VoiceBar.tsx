import { MOST_VOICE_SECONDS, voiceLength } from '@contract/chats/voiceLength';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { OwnVoice } from './OwnVoice';
import type { Voice } from './recordVoice';
import type { useVoiceRecorder } from './useVoiceRecorder';

interface VoiceBarProps {
  recorder: ReturnType<typeof useVoiceRecorder>;
  onSend: (voice: Voice) => Promise<unknown>;
}

/** Records a voice message, then lets its author hear, send or discard it. */
export function VoiceBar({ recorder, onSend }: VoiceBarProps) {
  const { recording, stop, discard, restore } = recorder;
  const [sending, setSending] = useState(false);
  const notify = useNotice();
  if (recording.state === 'idle') return null;
  if (recording.state === 'refused') {
    return (
      <Alert severity="warning" onClose={discard} sx={{ mb: 1 }}>
        {recording.why}
      </Alert>
    );
  }
  if (recording.state === 'asking') {
    return (
      <Strip actions={<Button onClick={discard}>Cancelar</Button>}>
        <Typography role="status">Esperando el permiso para usar el micrófono…</Typography>
      </Strip>
    );
  }
  if (recording.state === 'recording') {
    return (
      <Strip
        actions={
          <>
            <Button color="error" onClick={discard}>
              Descartar
            </Button>
            <Button variant="contained" startIcon={<Icon name="stop" />} autoFocus onClick={stop}>
              Parar
            </Button>
          </>
        }
      >
        <Icon name="microphone" sx={{ color: 'error.main' }} />
        <Typography role="status">Grabando</Typography>
        <Typography role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {voiceLength(recording.seconds)} de {voiceLength(MOST_VOICE_SECONDS)}
        </Typography>
      </Strip>
    );
  }
  const { voice } = recording;
  const throwAway = () => {
    discard();
    notify({ text: 'Grabación descartada', undo: () => restore(voice) });
  };
  const send = async () => {
    setSending(true);
    try {
      await onSend(voice);
      discard();
    } finally {
      setSending(false);
    }
  };
  return (
    <Strip
      actions={
        <>
          <Button color="error" disabled={sending} onClick={throwAway}>
            Descartar
          </Button>
          <Button
            variant="contained"
            startIcon={<Icon name="send" />}
            autoFocus
            loading={sending}
            onClick={() => void send()}
          >
            Enviar
          </Button>
        </>
      }
    >
      <OwnVoice {...voice} />
    </Strip>
  );
}

function Strip({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label="Mensaje de voz"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, p: 1 },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'surface.soft' },
      }}
    >
      <Box sx={{ display: 'flex', flex: '1 1 auto', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>{actions}</Box>
    </Box>
  );
}
