// Runs before the first paint, so that nobody sees the other theme for an instant.
(() => {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const dress = () => {
    let config = {};
    try {
      config = JSON.parse(localStorage.getItem('CONFIG') ?? '{}') ?? {};
    } catch {
      // A damaged item counts as empty.
    }
    const dark = config.theme === 'dark' || (config.theme !== 'light' && systemDark.matches);
    Object.assign(document.documentElement.dataset, {
      theme: dark ? 'dark' : 'light',
      density: config.density === 'compact' ? 'compact' : 'comfortable',
      rail: config.rail === 'closed' ? 'closed' : 'open',
    });
  };
  dress();
  // The sign-in page has nothing else that follows the system and the other tabs.
  systemDark.addEventListener('change', dress);
  addEventListener('storage', dress);

  // What the page at this address is made of comes along with the app, and not after it has run.
  const pages = document.querySelector('meta[name="anden-pages"]')?.content.split('|') ?? [];
  const [, ...files] =
    pages.map((page) => page.split(' ')).find(([path]) => path === location.pathname) ?? [];
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
})();
