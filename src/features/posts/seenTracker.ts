export interface SeenTracker {
  /** Watches the element of a post; gives the way to stop. */
  observe: (element: Element, id: number) => () => void;
  /** Sends what is waiting and stops watching. */
  stop: () => void;
}

const share = 0.6;
const lookingTime = 1_500;
const batchTime = 1_000;
const patience = 60_000;
const mostAtOnce = 100;

/** A post taller than the screen never shows 60 % of itself: filling 60 % of the screen counts as well. */
function inSight({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) {
  const screen = rootBounds?.height ?? window.innerHeight;
  return intersectionRatio >= share || intersectionRect.height >= screen * share;
}

/** A post seen for a while is read; what is read is told in batches. */
export function createSeenTracker(report: (ids: number[]) => Promise<unknown>): SeenTracker {
  const watched = new Map<Element, number>();
  const looking = new Map<Element, ReturnType<typeof setTimeout>>();
  const told = new Set<number>();
  const waiting: number[] = [];
  let batch: ReturnType<typeof setTimeout> | undefined;
  let observer: IntersectionObserver | undefined;

  const flush = () => {
    clearTimeout(batch);
    batch = undefined;
    const ids = waiting.splice(0, mostAtOnce);
    if (ids.length === 0) return;
    report(ids).catch(() => {
      const forget = () => {
        for (const id of ids) told.delete(id);
      };
      setTimeout(forget, patience);
    });
    if (waiting.length > 0) flush();
  };
  const away = (element: Element) => {
    clearTimeout(looking.get(element));
    looking.delete(element);
  };
  const seen = (element: Element) => {
    looking.delete(element);
    const id = watched.get(element);
    if (id === undefined || told.has(id)) return;
    told.add(id);
    waiting.push(id);
    batch ??= setTimeout(flush, batchTime);
  };
  const look = (entries: IntersectionObserverEntry[]) => {
    for (const entry of entries) {
      const { target } = entry;
      if (!inSight(entry) || document.visibilityState === 'hidden') away(target);
      else if (!looking.has(target))
        looking.set(
          target,
          setTimeout(() => seen(target), lookingTime),
        );
    }
  };
  const hidden = () => {
    if (document.visibilityState !== 'hidden') return;
    for (const element of [...looking.keys()]) away(element);
    flush();
  };
  const start = () => {
    if (observer || typeof IntersectionObserver === 'undefined') return;
    observer = new IntersectionObserver(look, { threshold: [0, 0.15, 0.3, 0.45, share, 0.8, 1] });
    document.addEventListener('visibilitychange', hidden);
  };

  return {
    observe: (element, id) => {
      start();
      watched.set(element, id);
      observer?.observe(element);
      return () => {
        away(element);
        watched.delete(element);
        observer?.unobserve(element);
      };
    },
    stop: () => {
      flush();
      for (const element of [...looking.keys()]) away(element);
      observer?.disconnect();
      observer = undefined;
      document.removeEventListener('visibilitychange', hidden);
    },
  };
}
