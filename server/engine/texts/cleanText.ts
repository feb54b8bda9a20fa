const MOST = 1_000_000;

/** What PostgreSQL can keep, at most a megabyte: no null signs, no halves of letters, no runs of blanks. */
export const cleanText = (text: string): string =>
  text
    .slice(0, MOST)
    .normalize('NFC')
    .replace(/\p{Cs}|(?!\n)\p{Cc}/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
    .slice(0, MOST);
