import { openNewest } from './openNewest';

const key = 'anden-reloaded-at';
const patience = 60_000;

function reloadedLately(now: number): boolean {
  try {
    const before = Number(sessionStorage.getItem(key));
    sessionStorage.setItem(key, String(now));
    return now - before < patience;
  } catch {
    // Without memory a reload could go round for ever.
    return true;
  }
}

/** A piece of a version that is gone: reload once; if it fails again the error goes on to the page that explains. */
export function watchPreloadErrors(): () => void {
  const onError = (event: Event) => {
    // Without network a reload would leave the browser's own page where the person was.
    if (!navigator.onLine || reloadedLately(Date.now())) return;
    event.preventDefault();
    openNewest();
  };
  window.addEventListener('vite:preloadError', onError);
  return () => window.removeEventListener('vite:preloadError', onError);
}
