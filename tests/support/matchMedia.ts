/** jsdom has no screen; this one is large, light, and used with a mouse unless a test says otherwise. */
export function setMedia(
  matches: (query: string) => boolean = (query) => /pointer: fine/.test(query),
) {
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matches(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
}
