import { cuilsIn, type PageMarks, pageMarks, sameDocket } from './pageMarks';
import { type Slip, splitPages } from './splitPages';

interface NamedFile {
  name: string;
  pages: readonly PageMarks[];
}

interface House {
  dockets: ReadonlySet<string>;
  /** "2026-10": its year and its month are no dockets, though somebody may have that very number. */
  period: string;
}

function docketsIn(name: string, { dockets, period }: House): string[] {
  const { dockets: said } = pageMarks(name);
  if (said.length > 0) return said;
  const runs = (name.match(/\d+/g) ?? []).filter((run) => run.length <= 8).map(sameDocket);
  const known = [...new Set(runs)].filter((run) => dockets.has(run));
  const dates = period.split('-').map(sameDocket);
  const sure = known.filter((run) => !dates.includes(run));
  return sure.length > 0 ? sure : known;
}

/** A file that is called after one person is one slip, whatever its pages say besides; any other is cut by its pages. */
export function slipsOfFile({ name, pages }: NamedFile, house: House): Slip[] {
  const plain = name.replace(/\.pdf$/i, '').replace(/_/g, ' ');
  const cuils = cuilsIn(plain);
  const dockets = docketsIn(plain, house);
  if (cuils.length === 0 && dockets.length === 0) return splitPages(pages);
  const inside = splitPages(pages);
  return [
    {
      fromPage: 1,
      toPage: pages.length,
      cuils: [...new Set([...cuils, ...inside.flatMap((slip) => slip.cuils)])],
      dockets: [...new Set([...dockets, ...inside.flatMap((slip) => slip.dockets)])],
      name: inside.find((slip) => slip.name !== '')?.name ?? '',
    },
  ];
}
