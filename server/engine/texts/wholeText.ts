import { isOffice, officeWords } from './officeWords';
import { pdfPages } from './pdfPages';

const MOST_PAGES = 500;
const MOST_LETTERS = 1_000_000;

async function pdfText(bytes: Uint8Array): Promise<string> {
  const pages: string[] = [];
  let letters = 0;
  for await (const { texts } of pdfPages(bytes, '')) {
    pages.push(...texts);
    for (const text of texts) letters += text.length;
    if (pages.length >= MOST_PAGES || letters > MOST_LETTERS) break;
  }
  return pages.slice(0, MOST_PAGES).join('\n');
}

/** This reads what a file says, line by line, as far as it is text. */
export async function wholeText(bytes: Uint8Array, mime: string): Promise<string> {
  return cleanText(isOffice(mime) ? await officeWords(bytes, mime) : await pdfText(bytes));
}

const MOST = 1_000_000;

/** This keeps what PostgreSQL can store, at most a megabyte: no null signs, no halves of letters, no runs of blanks. */
const cleanText = (text: string): string =>
  text
    .slice(0, MOST)
    .normalize('NFC')
    .replace(/\p{Cs}|(?!\n)\p{Cc}/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
    .slice(0, MOST);
