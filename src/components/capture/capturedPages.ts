import type { ReadPicture } from './readPicture';

/** A picture that will be a page, and how many quarters of a turn to the right it is shown with. */
export interface CapturedPage extends ReadPicture {
  id: number;
  turns: number;
}

export const MOST_PAGES = 30;

/** The page moves a place earlier or later; at the ends it stays. */
export function movePage(
  pages: readonly CapturedPage[],
  id: number,
  by: 1 | -1,
): readonly CapturedPage[] {
  const from = pages.findIndex((page) => page.id === id);
  const moved = pages[from];
  const other = pages[from + by];
  if (!moved || !other) return pages;
  return pages.map((page) => (page === moved ? other : page === other ? moved : page));
}

export const turnPage = (pages: readonly CapturedPage[], id: number): readonly CapturedPage[] =>
  pages.map((page) => (page.id === id ? { ...page, turns: (page.turns + 1) % 4 } : page));

export const pagesText = (count: number) => (count === 1 ? '1 página' : `${count} páginas`);
