import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/** Every input for a password does this: it can be shown, and warns of capital letters that are locked. */
export function useTypedPassword(onBlur?: () => void) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return {
    shown,
    warning: caps ? 'Tenés las mayúsculas activadas.' : undefined,
    input: {
      type: shown ? 'text' : 'password',
      onKeyDown: watchCaps,
      onKeyUp: watchCaps,
      onBlur: () => {
        setCaps(false);
        onBlur?.();
      },
    },
    button: {
      'aria-label': shown ? 'Ocultar la contraseña' : 'Mostrar la contraseña',
      'aria-pressed': shown,
      onClick: () => setShown(!shown),
      // The caret stays where it is.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
