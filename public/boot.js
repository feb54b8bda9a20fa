// Runs before the first paint, so that nobody sees the other theme for an instant.
(() => {
  let config = {};
  try {
    config = JSON.parse(localStorage.getItem('CONFIG') ?? '{}') ?? {};
  } catch {
    // A damaged item counts as empty.
  }
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = config.theme === 'dark' || (config.theme !== 'light' && systemDark);
  Object.assign(document.documentElement.dataset, {
    theme: dark ? 'dark' : 'light',
    density: config.density === 'compact' ? 'compact' : 'comfortable',
    rail: config.rail === 'closed' ? 'closed' : 'open',
  });
})();
