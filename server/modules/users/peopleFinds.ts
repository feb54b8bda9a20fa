import { person } from '../../db/schema/organisation';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { dayText } from '../../engine/time/days';
import { directoryList, toDirectoryPerson } from './directoryQueries';
import { employeesList, toEmployee } from './employeeQueries';

const people = {
  kind: 'person',
  label: 'Personas',
  under: ['/users'],
  number: person.docket,
  all: (words: string) => listWith('/users', words),
} as const;

/** Also who left, for who administers people. */
export const employeesFind = defineFind({
  ...people,
  list: employeesList,
  show: (row) => {
    const { id, name, docket, position, siteName, leaveDate, imageUrl } = toEmployee(row);
    const gone = leaveDate && `Último día: ${dayText(leaveDate)}`;
    const detail = detailOf(`Legajo ${docket}`, position, siteName, gone);
    return { id, title: name, detail, link: `/users/${id}`, imageUrl };
  },
});

export const directoryFind = defineFind({
  ...people,
  list: directoryList,
  show: (row) => {
    const { id, name, docket, position, siteName, imageUrl } = toDirectoryPerson(row);
    const detail = detailOf(`Legajo ${docket}`, position, siteName);
    return { id, title: name, detail, link: `/users/${id}`, imageUrl };
  },
});
