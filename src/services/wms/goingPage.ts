/** A page that has not gone by then stays, and asks again. */
const MOST_MS = 10_000;

let until = 0;

/** Another page is on its way: what this one still asked would be asked in the name of somebody else. */
export function startGoing(): void {
  until = performance.now() + MOST_MS;
}

export const isGoing = (): boolean => performance.now() < until;
