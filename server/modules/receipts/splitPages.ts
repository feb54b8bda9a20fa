import type { PageMarks } from './pageMarks';

/** The pages of one slip, from the first to the last, both from 1. */
export interface Slip {
  fromPage: number;
  toPage: number;
  cuils: string[];
  wrongCuils: string[];
  dockets: string[];
  name: string;
  /** Its first page says that it is a duplicate. */
  copy: boolean;
  /** The words that tell each of its pages from others. */
  words: string[];
}

const FEW_PAGES = 4;

const saidIn = ({ cuils, wrongCuils }: Pick<PageMarks, 'cuils' | 'wrongCuils'>) => [
  ...cuils,
  ...wrongCuils,
];

/** An employer who is a person has a CUIT like anybody's: what stands on most pages is nobody's who is paid. */
function organisationNumbers(pages: readonly PageMarks[]): Set<string> {
  const seen = new Map<string, number>();
  for (const page of pages)
    for (const cuil of saidIn(page)) seen.set(cuil, (seen.get(cuil) ?? 0) + 1);
  const marked = pages.filter((page) => saidIn(page).length > 0).length;
  if (marked < FEW_PAGES || seen.size < 2) return new Set();
  return new Set([...seen].filter(([, times]) => times > marked / 2).map(([cuil]) => cuil));
}

/** A page beside which nothing but the organisation's number stands says as little as an empty one. */
const without = (own: Set<string>) => (page: PageMarks) => ({
  ...page,
  cuils: page.cuils.filter((cuil) => !own.has(cuil)),
  wrongCuils: page.wrongCuils.filter((cuil) => !own.has(cuil)),
});

const shares = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one));

/** The same CUIL; where one of both has none, the same docket. */
function isSame(slip: Slip, page: PageMarks): boolean {
  if (slip.cuils.length > 0 && page.cuils.length > 0) return shares(slip.cuils, page.cuils);
  if (shares(slip.wrongCuils, page.wrongCuils)) return true;
  return shares(slip.dockets, page.dockets);
}

/** The same slip once more, and not its second sheet. */
const beginsAgain = (slip: Slip, page: PageMarks) =>
  (page.words !== '' && page.words === slip.words[0]) ||
  (page.copy && !slip.copy) ||
  (slip.copy && !page.copy && (page.sheet ?? 0) < 2);

/** Whether one is the duplicate of the other: it says so, or it says the same. */
export const doubles = (original: Slip, slip: Slip): boolean =>
  (slip.copy && !original.copy) ||
  (original.words[0] !== '' && original.words.join() === slip.words.join());

const joined = (some: string[], others: string[]) => [...new Set([...some, ...others])];

/** A PDF with everybody's slips, cut where the person changes; a second sheet that names nobody goes with the first. */
export function splitPages(pages: readonly PageMarks[]): Slip[] {
  const slips: Slip[] = [];
  for (const [index, page] of pages.map(without(organisationNumbers(pages))).entries()) {
    const last = slips.at(-1);
    const silent = saidIn(page).length === 0 && page.dockets.length === 0;
    const follows = silent
      ? (page.sheet ?? 0) > 1
      : last !== undefined && isSame(last, page) && !beginsAgain(last, page);
    if (last && follows) {
      last.toPage = index + 1;
      last.cuils = joined(last.cuils, page.cuils);
      last.wrongCuils = joined(last.wrongCuils, page.wrongCuils);
      last.dockets = joined(last.dockets, page.dockets);
      last.name ||= page.name;
      last.words.push(page.words);
    } else {
      const { sheet, words, ...marks } = page;
      slips.push({ fromPage: index + 1, toPage: index + 1, ...marks, words: [words] });
    }
  }
  return slips;
}
