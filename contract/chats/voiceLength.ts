/** A recording that reaches this length stops, and can still be sent. */
export const MOST_VOICE_SECONDS = 300;

/** "0:42". */
export const voiceLength = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
