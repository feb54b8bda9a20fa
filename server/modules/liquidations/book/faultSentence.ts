import { cuilText } from '@contract/core/cuil';
import type { BookFault } from './readBook';
import type { BookPerson } from './salaryBook';

const MOST_TOLD = 5;

export const namesOf = (people: readonly BookPerson[]) =>
  new Map(people.map(({ cuil, name }) => [cuil, name]));

function told(
  { line, record, cuil, columns, rule }: BookFault,
  names: ReadonlyMap<string, string>,
) {
  const whose = cuil === null ? '' : `${names.get(cuil) ?? cuilText(cuil)}: `;
  const where = columns === null ? '' : `, columnas ${columns}`;
  return `${whose}registro ${record} (renglón ${line}${where}), ${rule}`;
}

/** The faults of a file in words: whose they are, where they stand and which rule they break. */
export function faultSentence(
  faults: readonly BookFault[],
  names: ReadonlyMap<string, string>,
): string {
  const more = faults.length - MOST_TOLD;
  const first = faults
    .slice(0, MOST_TOLD)
    .map((one) => told(one, names))
    .join('; ');
  return `ARCA rechazaría el archivo. ${first}${more > 0 ? `, y ${more} más` : ''}.`;
}
