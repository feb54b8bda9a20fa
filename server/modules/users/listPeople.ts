import { listPeople } from '@contract/users/listPeople';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { directoryList, toDirectoryPerson } from './directoryQueries';

export const listPeopleHandler = implement(listPeople, async (input, context) => {
  const { rows, ...counted } = await runList(directoryList, context, input);
  return { rows: rows.map(toDirectoryPerson), ...counted };
});
