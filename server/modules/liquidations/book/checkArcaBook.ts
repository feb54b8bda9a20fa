import { cuilText } from '@contract/core/cuil';
import { checkArcaBook } from '@contract/liquidations/arcaAcciones';
import { implement } from '../../../engine/acciones/implement';

/** A page lists this many faults: people mend them before they read the file again. */
const MOST_FAULTS = 200;

export const checkArcaBookHandler = implement(checkArcaBook, async ({ period }, { db }) => {
  // A book is read a few times a month.
  const [{ readMonthBook }, { namesOf }] = await Promise.all([
    import('./makeBook'),
    import('./faultSentence'),
  ]);
  const { text, people, faults } = await readMonthBook(db, period);
  const names = namesOf(people);
  return {
    people: people.length,
    lines: text.split('\r\n').length,
    faults: faults.slice(0, MOST_FAULTS).map(({ cuil, record, line, columns, rule }) => ({
      name: cuil === null ? '' : (names.get(cuil) ?? cuilText(cuil)),
      ...{ record, line, columns, rule },
    })),
    faultCount: faults.length,
  };
});
