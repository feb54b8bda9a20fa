import type { Candidate } from '../../engine/imports/importDefinition';
import type { WantedDay } from './planCellsOf';

/** This reads the cells that `checkImportedRoster` made of a row. */
export function cellsOf({ write: { personId, ...days } }: Pick<Candidate, 'write'>): WantedDay[] {
  return Object.entries(days).map(([day, ids]) => ({
    personId: Number(personId),
    day,
    shiftIds: String(ids)
      .split(',')
      .filter((id) => id !== '')
      .map(Number),
  }));
}
