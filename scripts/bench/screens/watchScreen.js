// In each page that is measured, before any script of its own.
(() => {
  const watched = { blocked: [], usable: undefined };
  globalThis.andenWatched = watched;
  const note = (list) => {
    for (const { startTime, duration } of list.getEntries()) {
      watched.blocked.push({ startTime, over: duration - 50 });
    }
  };
  new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });

  const isDrawn = (element) => element.checkVisibility({ visibilityProperty: true });

  /** The moment after the frame that first shows it. */
  const whenShown = (isShown, told) => {
    const look = () => {
      if (isShown()) setTimeout(() => told(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  };

  // The page before is gone when the measured one begins, so that the moment of the press is handed on.
  const pressed = 'anden-pressed';
  addEventListener(
    'submit',
    ({ timeStamp }) => sessionStorage.setItem(pressed, String(performance.timeOrigin + timeStamp)),
    true,
  );
  const since = Number(sessionStorage.getItem(pressed) ?? performance.timeOrigin);
  sessionStorage.removeItem(pressed);

  whenShown(
    () => {
      const { waitsFor } = globalThis.andenWatch;
      return [...document.querySelectorAll(waitsFor)].some(isDrawn);
    },
    (now) => {
      watched.usable = performance.timeOrigin + now - since;
    },
  );

  const onItsWay =
    '[aria-busy="true"], .MuiSkeleton-root, .MuiLinearProgress-indeterminate, .MuiCircularProgress-root';
  /** The page that the menu leads to shows its content, and nothing says that more is on its way. */
  const hasContent = (main, before) => {
    const heading = main.querySelector('h1');
    if (!heading || heading === before || main.inert) return false;
    if (main.querySelector(onItsWay)) return false;
    const grid = main.querySelector('.ag-root');
    return !grid || [...grid.querySelectorAll('.ag-row')].some(({ textContent }) => textContent);
  };

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const link = target.closest?.('nav a');
      const main = document.querySelector('main');
      if (!link || !main) return;
      const before = main.querySelector('h1');
      watched.opened = undefined;
      whenShown(
        () => location.pathname.startsWith(link.pathname) && hasContent(main, before),
        (now) => {
          watched.opened = now - timeStamp;
        },
      );
    },
    true,
  );
})();
