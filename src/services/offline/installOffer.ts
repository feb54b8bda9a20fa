/** Chromium sends this event once it would install the page; the others have no such event. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let held: InstallEvent | null = null;
const listeners = new Set<() => void>();

function hold(event: InstallEvent | null): void {
  held = event;
  for (const listener of listeners) listener();
}

/** From the start: the browser tells it once, and before anybody opens a menu. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Its own bar would cover the page of somebody who did not ask.
    event.preventDefault();
    hold(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => hold(null));
}

export const installOffer = {
  isOpen: () => held !== null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The browser asks the person; the same offer cannot be used twice. */
  accept: () => {
    void held?.prompt().catch(() => undefined);
    hold(null);
  },
};
