import { cuilsIn } from './cuilsIn';
import { type PageMarks, pageMarks, sameDocket } from './pageMarks';
import { doubles, type Slip, splitPages } from './splitPages';

interface NamedFile {
  name: string;
  pages: readonly PageMarks[];
}

interface Known {
  dockets: ReadonlySet<string>;
  /** "2026-10": its year and its month are no dockets, though somebody may have that very number. */
  period: string;
}

function docketsIn(name: string, { dockets, period }: Known): string[] {
  const { dockets: said } = pageMarks(name);
  if (said.length > 0) return said;
  const runs = (name.match(/\d+/g) ?? []).filter((run) => run.length <= 8).map(sameDocket);
  const known = [...new Set(runs)].filter((run) => dockets.has(run));
  const dates = period.split('-').map(sameDocket);
  const sure = known.filter((run) => !dates.includes(run));
  return sure.length > 0 ? sure : known;
}

/** All of some slips as one, with what the file's name says besides. */
function asOne(slips: readonly Slip[], said: Pick<Slip, 'cuils' | 'wrongCuils' | 'dockets'>): Slip {
  const all = (from: keyof typeof said) => [
    ...new Set([...said[from], ...slips.flatMap((slip) => slip[from])]),
  ];
  return {
    fromPage: slips[0]?.fromPage ?? 1,
    toPage: slips.at(-1)?.toPage ?? 1,
    cuils: all('cuils'),
    wrongCuils: all('wrongCuils'),
    dockets: all('dockets'),
    name: slips.find((slip) => slip.name !== '')?.name ?? '',
    copy: slips[0]?.copy ?? false,
    words: slips.flatMap(({ words }) => words),
  };
}

/** A file that is called after one person is one slip and its duplicate, whatever its pages say besides; any other is cut by its pages. */
export function slipsOfFile({ name, pages }: NamedFile, known: Known): Slip[] {
  const plain = name.replace(/\.pdf$/i, '').replace(/_/g, ' ');
  const said = { ...cuilsIn(plain), dockets: docketsIn(plain, known) };
  const inside = splitPages(pages);
  if (said.cuils.length + said.wrongCuils.length + said.dockets.length === 0) return inside;
  const [first] = inside;
  const again = inside.findIndex((slip, at) => at > 0 && first && doubles(first, slip));
  if (again < 0) return [asOne(inside, said)];
  return [asOne(inside.slice(0, again), said), asOne(inside.slice(again), said)];
}
