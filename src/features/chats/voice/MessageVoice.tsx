import { voiceLength } from '@contract/chats/voiceLength';
import { useServerImage } from '@/components/files/useServerImage';
import { VoicePlayer } from './VoicePlayer';

interface MessageVoiceProps {
  url: string;
  seconds: number;
  authorName: string;
}

/** The voice of a message. */
export function MessageVoice({ url, seconds, authorName }: MessageVoiceProps) {
  const src = useServerImage(url);
  const label = `Mensaje de voz de ${voiceLength(seconds)}, de ${authorName}`;
  return <VoicePlayer src={src} seconds={seconds} label={label} />;
}
