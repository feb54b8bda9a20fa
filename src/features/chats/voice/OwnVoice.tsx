import { voiceLength } from '@contract/chats/voiceLength';
import { useObjectUrl } from '@/components/files/useObjectUrl';
import type { Voice } from './recordVoice';
import { VoicePlayer } from './VoicePlayer';

/** A voice that only this device has, as it will be heard. */
export function OwnVoice({ file, seconds }: Voice) {
  const src = useObjectUrl(file) ?? undefined;
  const label = `Tu mensaje de voz de ${voiceLength(seconds)}`;
  return <VoicePlayer src={src} seconds={seconds} label={label} />;
}
