/** From now on, the products of the stories stand at this moment and go on from there. */
export function storiesBeginAt(moment: number): void {
  process.env.ANDEN_STORIES_AHEAD_MS = String(moment - Date.now());
}

/** How far the products of the stories are ahead of the machine. */
export const storiesAheadMs = (): number => Number(process.env.ANDEN_STORIES_AHEAD_MS ?? 0);

/** The moment at which the products of the stories stand; the browser keeps the machine's, and has to follow its server. */
export const storyNow = (): Date => new Date(Date.now() + storiesAheadMs());
