/** What the bell holds: the badge and its sheet share one answer. */
export const latest = { page: 1, size: 8 };
