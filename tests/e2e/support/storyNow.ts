/** The moment at which the products of the stories stand; the browser keeps the machine's, and has to follow its server. */
export const storyNow = (): Date =>
  new Date(Date.now() + Number(process.env.ANDEN_STORIES_AHEAD_MS ?? 0));
