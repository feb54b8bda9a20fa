/** As the server wrote it into the page; empty before the organisation has one. */
export const employerName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="employer"]')?.content ?? '';
