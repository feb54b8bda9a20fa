import { MOST_VOICE_SECONDS } from '@contract/chats/voiceLength';
import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';

export interface Voice {
  file: File;
  seconds: number;
}

interface Listener {
  /** Reports how many seconds are recorded, once a second. */
  onSecond(seconds: number): void;
  /** It ended by itself or by a touch; null where nothing was heard. */
  onEnd(voice: Voice | null): void;
}

/** People understand each other at this quality, and five minutes are little more than a megabyte. */
const BITS_A_SECOND = 32_000;
const TICK_MS = 250;
const PIECE_MS = 1000;
/** The last piece may still bring this much. */
const SPARE_BYTES = 200_000;

const wholeSeconds = (ms: number) =>
  Math.min(MOST_VOICE_SECONDS, Math.max(1, Math.round(ms / 1000)));

/** Records what a microphone hears until it is stopped or full; in every way out the microphone is let go. */
export function recordVoice(stream: MediaStream, type: string, { onSecond, onEnd }: Listener) {
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_A_SECOND });
  const mime = type.split(';')[0] ?? type;
  const pieces: Blob[] = [];
  let bytes = 0;
  let thrownAway = false;
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
    else letGo();
  };
  recorder.start(PIECE_MS);
  const from = performance.now();
  const tick = setInterval(() => {
    const lasted = performance.now() - from;
    if (recorder.state !== 'recording') return;
    onSecond(Math.floor(lasted / 1000));
    if (lasted >= MOST_VOICE_SECONDS * 1000) stop();
  }, TICK_MS);
  recorder.addEventListener('dataavailable', ({ data }) => {
    pieces.push(data);
    bytes += data.size;
    if (bytes > megabytes(fileLimits.voice) - SPARE_BYTES) stop();
  });
  recorder.addEventListener('error', stop);
  recorder.addEventListener('stop', () => {
    clearInterval(tick);
    letGo();
    if (thrownAway) return;
    const seconds = wholeSeconds(performance.now() - from);
    const name = `voz.${mime === 'audio/mp4' ? 'm4a' : 'webm'}`;
    onEnd(bytes > 0 ? { file: new File(pieces, name, { type: mime }), seconds } : null);
  });
  return {
    stop,
    throwAway: () => {
      thrownAway = true;
      clearInterval(tick);
      stop();
      letGo();
    },
  };
}
