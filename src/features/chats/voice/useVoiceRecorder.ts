import { useCallback, useEffect, useRef, useState } from 'react';
import { drafts } from '@/components/form/drafts';
import { microphoneFault } from './microphoneFault';
import { recorderType } from './recorderType';
import { recordVoice, type Voice } from './recordVoice';

export type Recording =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'recording'; seconds: number }
  | { state: 'recorded'; voice: Voice }
  | { state: 'refused'; why: string };

const idle: Recording = { state: 'idle' };

/** A recording that was left unsent, also before a reload. */
function leftBefore(key: string): Recording {
  const draft = drafts.read(key);
  const [file] = draft?.files ?? [];
  const seconds = Number((draft?.values as { seconds?: unknown } | undefined)?.seconds);
  return file && seconds > 0 ? { state: 'recorded', voice: { file, seconds } } : idle;
}

function letGo(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** A voice from the first touch until it is sent or thrown away; leaving the page while it records throws it away. */
export function useVoiceRecorder(draftKey: string) {
  const [recording, setRecording] = useState(() => leftBefore(draftKey));
  /** Throws away what is going on, or what is being asked for. */
  const giveUp = useRef<() => void>(undefined);
  const going = useRef<ReturnType<typeof recordVoice>>(undefined);
  useEffect(() => () => giveUp.current?.(), []);

  const keep = useCallback(
    (voice: Voice) => {
      const values = { seconds: voice.seconds };
      drafts.keep(draftKey, { values, version: 0, base: {}, files: [voice.file] });
      setRecording({ state: 'recorded', voice });
    },
    [draftKey],
  );
  const start = useCallback(async () => {
    const type = recorderType();
    if (!type) return;
    let wanted = true;
    giveUp.current = () => {
      wanted = false;
    };
    setRecording({ state: 'asking' });
    let stream: MediaStream | undefined;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (!wanted) return letGo(stream);
      going.current = recordVoice(stream, type, {
        onSecond: (seconds) => setRecording({ state: 'recording', seconds }),
        onEnd: (voice) => {
          giveUp.current = undefined;
          if (voice) keep(voice);
          else setRecording({ state: 'refused', why: 'No se grabó nada. Probá de nuevo.' });
        },
      });
      giveUp.current = going.current.throwAway;
      setRecording({ state: 'recording', seconds: 0 });
    } catch (error) {
      letGo(stream);
      if (wanted) setRecording({ state: 'refused', why: microphoneFault(error) });
    }
  }, [keep]);
  const discard = useCallback(() => {
    giveUp.current?.();
    giveUp.current = undefined;
    drafts.drop(draftKey);
    setRecording(idle);
  }, [draftKey]);
  return { recording, start, stop: () => going.current?.stop(), discard, restore: keep };
}
