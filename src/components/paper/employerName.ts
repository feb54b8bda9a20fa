const told = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** As the server wrote it into the page; empty before the organisation has one. */
export const employerName = (): string => told('employer');

/** Its CUIT and where it is, for what is printed; empty where nobody said. */
export const employerFacts = (): string => told('employer-facts');
