import { type Mention, withMarks } from '@contract/chats/mentionText';
import { MOST_WORDS } from '@contract/chats/message';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { RecordCommentForm } from '@/components/comments/RecordCommentForm';
import { Icon } from '@/components/icons/Icon';
import type { ChatDetail, Message } from '@/services/wms/generated/chats.gen';
import { quoteOfMessage } from '../chatTexts';
import type { NewMessage, NewVoice } from '../useOutbox';
import { useTellTyping } from '../useTyping';
import { recorderType } from '../voice/recorderType';
import type { Voice } from '../voice/recordVoice';
import { useVoiceRecorder } from '../voice/useVoiceRecorder';
import { VoiceBar } from '../voice/VoiceBar';
import { MentionBox } from './MentionBox';

const body = z.string().trim().max(MOST_WORDS, 'El mensaje admite hasta 4.000 caracteres.');

interface MessageComposerProps {
  chat: ChatDetail;
  replying: Message | null;
  onReplyEnd: () => void;
  /** The people whom it may call, by name. */
  people: readonly Mention[];
  onPick: (person: Mention) => void;
  onSend: (message: NewMessage) => Promise<unknown>;
  onSendVoice: (voice: NewVoice) => Promise<unknown>;
}

/** The place to write; what was half written waits in the tab. */
export function MessageComposer(props: MessageComposerProps) {
  const { chat, replying, onReplyEnd, people, onPick, onSend, onSendVoice } = props;
  const [urgent, setUrgent] = useState(false);
  const [asksAck, setAsksAck] = useState(false);
  const tellTyping = useTellTyping(chat);
  const mayUrge = chat.actions.includes('urgent');
  const recorder = useVoiceRecorder(`voz-${chat.id}`);
  const mayRecord = recorderType() !== null;
  const manner = { urgent, asksAck, ...(replying ? { replyToId: replying.id } : {}) };
  const said = () => {
    setUrgent(false);
    setAsksAck(false);
    onReplyEnd();
  };
  const send = async (text: string, files: string[]) => {
    await onSend({ body: withMarks(text, people), files, ...manner });
    said();
  };
  const sendVoice = async (voice: Voice) => {
    await onSendVoice({ ...voice, ...manner });
    said();
  };
  return (
    <>
      {chat.later && !urgent ? (
        <Typography
          variant="caption"
          component="p"
          role="status"
          sx={{ mb: 0.5, color: 'text.secondary' }}
        >
          Lo verá en su próximo turno.
        </Typography>
      ) : null}
      {replying ? (
        <Box
          sx={{
            ...{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5, pl: 1 },
            borderLeft: 3,
            borderColor: 'primary.main',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              Respondés a {replying.author.name}
            </Typography>
            <Typography variant="body2" component="p" noWrap>
              {quoteOfMessage(replying)}
            </Typography>
          </Box>
          <IconButton size="small" aria-label="No responder a ese mensaje" onClick={onReplyEnd}>
            <Icon name="close" fontSize="small" />
          </IconButton>
        </Box>
      ) : null}
      <VoiceBar recorder={recorder} onSend={sendVoice} />
      <MentionBox chatId={chat.id} onPick={onPick} onWrite={tellTyping}>
        <RecordCommentForm
          draftKey={`mensaje-${chat.id}`}
          body={body}
          purpose="message"
          onSend={send}
          words={{
            label: `Mensaje para ${chat.name}`,
            placeholder: 'Escribí un mensaje',
            send: 'Enviar mensaje',
            max: MOST_WORDS,
          }}
        >
          {mayRecord ? (
            <Button
              variant="outlined"
              size="small"
              startIcon={<Icon name="microphone" fontSize="small" />}
              disabled={recorder.recording.state !== 'idle'}
              onClick={() => void recorder.start()}
            >
              Grabar voz
            </Button>
          ) : null}
          {mayUrge ? (
            <>
              <Mark
                label="Urgente"
                title="Avisa también a quienes están fuera de su turno"
                checked={urgent}
                onChange={setUrgent}
              />
              <Mark
                label="Pedir que confirmen"
                title="Cada persona confirma que lo leyó, y ves quién falta"
                checked={asksAck}
                onChange={setAsksAck}
              />
            </>
          ) : null}
        </RecordCommentForm>
      </MentionBox>
    </>
  );
}

interface MarkProps {
  label: string;
  title: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A mark of the message that is being written. */
function Mark({ label, title, checked, onChange }: MarkProps) {
  return (
    <FormControlLabel
      title={title}
      sx={{ m: 0, alignItems: 'center' }}
      control={
        <Checkbox
          size="small"
          checked={checked}
          onChange={(_event, checkedNow) => onChange(checkedNow)}
        />
      }
      label={<Typography variant="body2">{label}</Typography>}
    />
  );
}
