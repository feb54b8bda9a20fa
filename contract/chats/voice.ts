import { z } from 'zod';
import { MOST_VOICE_SECONDS } from './voiceLength';

/** How long a recording is, as its device measured it: what Chromium records does not say so itself. */
export const voiceSeconds = z
  .int()
  .min(1, 'El mensaje de voz está vacío.')
  .max(MOST_VOICE_SECONDS, 'Un mensaje de voz dura hasta 5 minutos.');
