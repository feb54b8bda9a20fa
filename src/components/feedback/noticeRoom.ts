/** The CSS variable with the height of the notice, for whatever leaves it room. */
export const noticeRoom = '--anden-notice';
