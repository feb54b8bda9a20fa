import type { createBrowserRouter } from 'react-router-dom';
import { drawnOverlays, openOverlays } from './openOverlays';

type Router = ReturnType<typeof createBrowserRouter>;

interface Entry {
  /** The router's own count of pages, which the entries of what covers a page share with it. */
  idx?: number;
  key?: string;
  /** How many things cover the page in this entry. */
  covers?: number;
}

/** Longer than the press that closed an overlay takes to go on to another page. */
const AT_REST = 300;

/** Another document may take this long to arrive; where it never does, as with a file that is saved, the page goes on. */
const ON_THE_WAY = 10_000;

const entry = (): Entry => history.state ?? {};

/**
 * Whatever covers the page has a place of its own in history: back does what Escape does, so that it closes, or asks
 * before something is lost. Entries whose overlay was closed otherwise stay, are used by the next one, and are passed
 * over: taking them out would be a second journey that crosses with the one that the same press began.
 */
export function backCloses(makeRouter: () => Router): { router: Router; stop: () => void } {
  // Ahead of the router's own: browsers call these in the order in which they came, captured or not.
  window.addEventListener('popstate', travelled);
  const router = makeRouter();
  let { idx, covers = 0 } = entry();

  /** The page of this entry is not drawn while the router goes back to one that may not be left yet. */
  const isDrawn = () => (entry().key ?? 'default') === router.state.location.key;

  const cover = (count: number) => {
    if (!isDrawn()) return;
    for (; covers < count; covers += 1) {
      history.pushState({ ...entry(), covers: covers + 1 }, '');
    }
  };
  const coverDrawn = () => {
    cover(drawnOverlays());
    if (idx === 0 && covers > drawnOverlays()) setTimeout(takeOut, AT_REST);
  };
  const coverOpen = () => cover(openOverlays().length);

  /** Set while entries are taken out, which nobody is to see. */
  let leaving = false;

  let setOutAt = Number.NEGATIVE_INFINITY;
  const setsOut = () => {
    setOutAt = performance.now();
  };
  window.addEventListener('beforeunload', setsOut);

  /** The first page of a tab has none before it to go on to: what its overlays left over would cost a press of its own. */
  const takeOut = () => {
    const left = drawnOverlays() - covers;
    if (leaving || idx !== 0 || left >= 0 || !isDrawn()) return;
    const away = performance.now() - setOutAt;
    // A journey here would end the one to another document, and what was pressed would be lost.
    if (away < ON_THE_WAY) {
      setTimeout(takeOut, ON_THE_WAY - away);
      return;
    }
    leaving = true;
    history.go(left);
  };

  const takenOut = (event: PopStateEvent, to: Entry) => {
    event.stopImmediatePropagation();
    // The person went on to another page meanwhile and stays there.
    if (to.idx !== idx) return history.forward();
    leaving = false;
    covers = to.covers ?? 0;
    bringUpToDate();
    setTimeout(coverOpen);
  };

  /** An address replaced while something covered the page did not reach the entry below; this writes it there. */
  const bringUpToDate = () => {
    if (isDrawn()) return;
    const { location } = router.state;
    const state = { ...entry(), usr: location.state, key: location.key };
    history.replaceState(state, '', router.createHref(location));
  };

  const toAnotherPage = (event: PopStateEvent, to: Entry) => {
    if (to.covers) {
      // Left over from when that page was here: nothing covers it now.
      event.stopImmediatePropagation();
      history.back();
      return;
    }
    idx = to.idx;
    covers = 0;
    setTimeout(coverOpen);
  };

  const withinPage = (event: PopStateEvent, below: number) => {
    event.stopImmediatePropagation();
    const forward = below > covers;
    covers = below;
    bringUpToDate();
    const open = openOverlays();
    if (forward) history.forward();
    else if (open.length <= below) history.back();
    else closeTopmost(open);
    // An overlay that asks first, or cannot be closed, keeps its place.
    setTimeout(coverOpen);
  };

  function travelled(event: PopStateEvent) {
    const to = entry();
    if (leaving) takenOut(event, to);
    else if (to.idx !== idx) toAnotherPage(event, to);
    else if (to.idx !== undefined) withinPage(event, to.covers ?? 0);
  }

  const moved = () => {
    if (entry().idx === idx) return;
    ({ idx, covers = 0 } = entry());
    setTimeout(coverOpen);
  };

  const watcher = new MutationObserver(coverDrawn);
  watcher.observe(document.body, { childList: true });
  const unsubscribe = router.subscribe(moved);
  // Entries may be left over from before a reload.
  takeOut();
  const stop = () => {
    watcher.disconnect();
    unsubscribe();
    window.removeEventListener('popstate', travelled);
    window.removeEventListener('beforeunload', setsOut);
  };
  return { router, stop };
}

function closeTopmost(open: HTMLElement[]): void {
  const close = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  open.at(-1)?.dispatchEvent(close);
}
