/** jsdom lays nothing out: the test says how much of an element is on the screen, 800 px high. */
export function fakeObserver() {
  const callbacks = new Map<Element, IntersectionObserverCallback>();
  class Observer {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      callbacks.set(element, this.callback);
    }
    unobserve(element: Element) {
      callbacks.delete(element);
    }
    disconnect() {
      callbacks.clear();
    }
  }
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  return {
    show: (target: Element, intersectionRatio: number, height = 100) => {
      const entry = {
        target,
        intersectionRatio,
        intersectionRect: { height },
        rootBounds: { height: 800 },
      } as unknown as IntersectionObserverEntry;
      callbacks.get(target)?.([entry], {} as IntersectionObserver);
    },
    watched: () => [...callbacks.keys()],
  };
}
