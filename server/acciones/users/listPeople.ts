import { listPeople } from '@contract/users/listPeople';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { directoryList, toDirectoryPerson } from './directoryQueries';

export const listPeopleHandler = implement(listPeople, async (input, context) => {
  const { rows, ...counted } = await runList(directoryList, context, input);
  return { rows: rows.map(toDirectoryPerson), ...counted };
});
