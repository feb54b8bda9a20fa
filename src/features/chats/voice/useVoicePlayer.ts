import { useEffect, useRef, useState } from 'react';

const speeds = [1, 1.5, 2] as const;
type Speed = (typeof speeds)[number];

/** The voice that is heard now: another one ends it. */
let heard: HTMLAudioElement | null = null;
/** The pace stays from one voice to the next. */
let chosen: Speed = 1;

const still = { playing: false, at: 0, failed: false };
type Heard = typeof still;

/** A voice that is about to be heard, and how to let it go. */
function openAudio(src: string, tell: (part: Partial<Heard>) => void) {
  const audio = new Audio(src);
  const at = () => tell({ at: audio.currentTime });
  const hear: readonly [string, () => void][] = [
    ['playing', () => tell({ playing: true, failed: false })],
    ['pause', () => tell({ playing: false })],
    ['timeupdate', at],
    ['seeked', at],
    ['ended', () => tell(still)],
    ['error', () => tell({ ...still, failed: true })],
  ];
  for (const [name, run] of hear) audio.addEventListener(name, run);
  const close = () => {
    for (const [name, run] of hear) audio.removeEventListener(name, run);
    audio.pause();
    audio.removeAttribute('src');
    if (heard === audio) heard = null;
  };
  return { audio, close };
}

function setPace(audio: HTMLAudioElement, pace: Speed): void {
  // A voice that begins to load goes back to its default.
  audio.defaultPlaybackRate = pace;
  audio.playbackRate = pace;
}

/** Plays a voice, one at a time on the page. How long it is comes from its message: what is recorded may not say it. */
export function useVoicePlayer(src: string | undefined, seconds: number) {
  const opened = useRef<ReturnType<typeof openAudio>>(undefined);
  const [state, setState] = useState(still);
  const [speed, setSpeed] = useState<Speed>(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another voice.
  useEffect(
    () => () => {
      opened.current?.close();
      opened.current = undefined;
      setState(still);
    },
    [src],
  );
  const audioOf = (address: string) => {
    opened.current ??= openAudio(address, (part) => setState((now) => ({ ...now, ...part })));
    return opened.current.audio;
  };
  const play = (audio: HTMLAudioElement) => {
    if (heard !== audio) heard?.pause();
    heard = audio;
    setSpeed(chosen);
    setPace(audio, chosen);
    // A pause in the same moment is no failure; what cannot be played says so by its own event.
    audio.play().catch(() => undefined);
  };
  return {
    ...state,
    at: Math.min(seconds, state.at),
    speed,
    toggle: () => {
      if (!src) return;
      const audio = audioOf(src);
      if (state.playing) audio.pause();
      else play(audio);
    },
    seek: (to: number) => {
      if (!src) return;
      audioOf(src).currentTime = to;
      setState((now) => ({ ...now, at: to }));
    },
    faster: () => {
      chosen = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
      setSpeed(chosen);
      if (opened.current) setPace(opened.current.audio, chosen);
    },
  };
}
