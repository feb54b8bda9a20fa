import { personBookRecord } from '@contract/users/personBook';
import { listPersonBooks } from '@contract/users/personBookAcciones';
import { getTableColumns } from 'drizzle-orm';
import { person } from '../../../db/schema/organisation';
import { personBook } from '../../../db/schema/personBooks';
import { defineExport } from '../../../engine/exports/exportDefinition';
import { exportedFields } from '../../../engine/exports/exportedFields';
import type { ListColumns } from '../../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../../engine/lists/listDefinition';
import { recordColumns } from '../../../engine/lists/recordColumns';
import { ascending, descending } from '../../../engine/lists/sortKeys';
import { joinPerson } from '../../../engine/people/joinPerson';
import { byName, ownerColumns, personFields } from '../../../engine/people/personColumns';
import { personName } from '../../../engine/people/personName';
import { photoUrl } from '../../../engine/people/photoUrl';
import { withinReach } from '../../../engine/scope/withinReach';

const columns: ListColumns = {
  ...ownerColumns(personBook.personId),
  ...recordColumns(personBookRecord, personBook, [
    'effectiveFrom',
    'situation',
    'condition',
    'activity',
    'contract',
    'place',
    'health',
    'spouse',
    'children',
    'insured',
  ]),
};

const { accountId: _, createdAt: __, version: ___, ...codes } = getTableColumns(personBook);

export const personBookList = defineList({
  accion: listPersonBooks,
  id: personBook.id,
  columns: () => columns,
  order: [...byName.map(ascending), descending(personBook.effectiveFrom)],
  search: person.searchText,
  where: ({ viewer, reach }) => withinReach(reach, viewer, personBook.personId),
  fields: { ...personFields, cuil: person.cuil, ...codes },
  from: (select) => joinPerson(select.from(personBook).$dynamic(), personBook.personId),
});

export const toPersonBookRow = ({
  firstName,
  lastName,
  photoHash,
  ...row
}: ListRow<typeof personBookList>) => ({
  ...row,
  personName: personName({ firstName, lastName }),
  imageUrl: photoUrl({ id: row.personId, photoHash }),
});

/** Its titles are those that the import reads. */
export const personBookExport = defineExport(personBookList, 'Datos para el Libro de Sueldos', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  cuil: { label: 'CUIL', kind: 'text', width: 15 },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
  ...exportedFields(personBookRecord, {
    effectiveFrom: {},
    situation: {},
    condition: {},
    activity: {},
    contract: {},
    place: {},
    health: {},
    spouse: {},
    children: {},
    insured: {},
  }),
});
