const texts: Readonly<Record<string, string>> = {
  NotAllowedError:
    'El navegador no deja usar el micrófono. Dale permiso a este sitio y probá de nuevo.',
  NotFoundError: 'No encontramos un micrófono en este dispositivo.',
};

/** Why there is no voice, for whoever wanted to record it. */
export const microphoneFault = (error: unknown): string =>
  (error instanceof DOMException && texts[error.name]) ||
  'No pudimos usar el micrófono. Fijate que otro programa no lo esté usando.';
