import { listPeople } from '@contract/users/listPeople';
import { implement } from '../implement';
import { findPeople, toDirectoryPerson } from './directoryQueries';

export const listPeopleHandler = implement(listPeople, async (input, { db }) => {
  const { rows, total } = await findPeople(db, input);
  return { rows: rows.map(toDirectoryPerson), total };
});
