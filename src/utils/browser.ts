/** Leaves the app for another document; apart, so that tests can watch it. */
export const browser = {
  goTo: (address: string) => window.location.assign(address),
  reload: () => window.location.reload(),
};
