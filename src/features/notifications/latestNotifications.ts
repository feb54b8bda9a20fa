/** The bell holds these: the badge and its sheet share an answer. */
export const latest = { page: 1, size: 8 };
