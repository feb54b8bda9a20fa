import { useEffect } from 'react';

/** Keeps the screen on while the page is shown, where the browser can; coming back asks for it anew. */
export function useWakeLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    let held: WakeLockSentinel | null = null;
    let over = false;
    const hold = async () => {
      if (!wakeLock || document.visibilityState !== 'visible') return;
      const lock = await wakeLock.request('screen').catch(() => null);
      if (over) await lock?.release();
      else held = lock;
    };
    const again = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, []);
}
