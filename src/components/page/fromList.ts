/** Goes with a link from a list to one of its records: `<Link to={...} state={fromList}>`. */
export const fromList = { fromList: true };

export function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
