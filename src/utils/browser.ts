/** Leaves the app for another document; apart, so that tests can watch it. */
export const browser = {
  goTo: (address: string) => window.location.assign(address),
  /** For a page that nobody shall come back to. */
  replaceBy: (address: string) => window.location.replace(address),
  reload: () => window.location.reload(),
};
