import type { PageMarks } from './pageMarks';

/** The pages of one slip, from the first to the last, both from 1. */
export interface Slip {
  fromPage: number;
  toPage: number;
  cuils: string[];
  dockets: string[];
  name: string;
}

const FEW_PAGES = 4;

/** An employer who is a person has a CUIT like anybody's: what stands on most pages is nobody's who is paid. */
function houseNumbers(pages: readonly PageMarks[]): Set<string> {
  const seen = new Map<string, number>();
  for (const { cuils } of pages)
    for (const cuil of cuils) seen.set(cuil, (seen.get(cuil) ?? 0) + 1);
  const marked = pages.filter(({ cuils }) => cuils.length > 0).length;
  if (marked < FEW_PAGES || seen.size < 2) return new Set();
  return new Set([...seen].filter(([, times]) => times > marked / 2).map(([cuil]) => cuil));
}

/** A page beside which nothing but the house's number stands says as little as an empty one. */
const without = (house: Set<string>) => (page: PageMarks) => ({
  ...page,
  cuils: page.cuils.filter((cuil) => !house.has(cuil)),
});

const shares = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one));

/** The same CUIL; where one of both has none, the same docket. */
function isSame(slip: Slip, page: PageMarks): boolean {
  if (slip.cuils.length > 0 && page.cuils.length > 0) return shares(slip.cuils, page.cuils);
  return shares(slip.dockets, page.dockets);
}

const joined = (some: string[], others: string[]) => [...new Set([...some, ...others])];

/** A PDF with everybody's slips, cut where the person changes; a second sheet that names nobody goes with the first. */
export function splitPages(pages: readonly PageMarks[]): Slip[] {
  const slips: Slip[] = [];
  for (const [index, page] of pages.map(without(houseNumbers(pages))).entries()) {
    const last = slips.at(-1);
    const silent = page.cuils.length === 0 && page.dockets.length === 0;
    const follows = silent ? (page.sheet ?? 0) > 1 : last !== undefined && isSame(last, page);
    if (last && follows) {
      last.toPage = index + 1;
      last.cuils = joined(last.cuils, page.cuils);
      last.dockets = joined(last.dockets, page.dockets);
      last.name ||= page.name;
    } else {
      const { cuils, dockets, name } = page;
      slips.push({ fromPage: index + 1, toPage: index + 1, cuils, dockets, name });
    }
  }
  return slips;
}
