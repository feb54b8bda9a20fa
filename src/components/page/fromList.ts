/** Where somebody came to a record from: the addresses of the page of the list that they saw, in its order. */
interface FromList {
  fromList: readonly string[];
}

/** Goes with a link from a list to one of its records: `<Link to={...} state={fromList()}>`. */
export const fromList = (paths: readonly string[] = []): FromList => ({ fromList: paths });

const isFromList = (state: unknown): state is FromList =>
  typeof state === 'object' &&
  state !== null &&
  'fromList' in state &&
  Array.isArray(state.fromList);

export const cameFromList = (state: unknown): boolean => isFromList(state);

export const pathsOfList = (state: unknown): readonly string[] =>
  isFromList(state) ? state.fromList : [];

/** A record may stand there several times, each at a part of it; what the page itself adds to the address is let pass. */
export function placeAmong(paths: readonly string[], pathname: string, search: string): number {
  const exact = paths.indexOf(pathname + search);
  return exact >= 0 ? exact : paths.findIndex((path) => path.split('?')[0] === pathname);
}
