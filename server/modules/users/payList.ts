import { listPay } from '@contract/users/personPartAcciones';
import { payRecord } from '@contract/users/personPay';
import { and, eq } from 'drizzle-orm';
import { area, person, site } from '../../db/schema/organisation';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { byName, nameColumn, personFields, placeColumns } from '../../engine/people/personColumns';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { worksToday } from '../../engine/people/worksToday';
import { withinReach } from '../../engine/scope/withinReach';

const columns: ListColumns = {
  name: nameColumn,
  docket: { kind: 'text', by: person.docket },
  ...placeColumns,
  agreement: { kind: 'text', by: person.agreement },
  category: { kind: 'text', by: person.category },
  salaryBasis: {
    kind: 'enum',
    by: person.salaryBasis,
    values: payRecord.fields.salaryBasis.values,
  },
  salary: { kind: 'number', by: person.salary },
  unionTie: { kind: 'enum', by: person.unionTie, values: payRecord.fields.unionTie.values },
  cbu: { kind: 'text', by: person.cbu },
  bankAlias: { kind: 'text', by: person.bankAlias },
};

const fields = {
  ...personFields,
  id: person.id,
  cuil: person.cuil,
  agreement: person.agreement,
  category: person.category,
  salaryBasis: person.salaryBasis,
  salary: person.salary,
  unionTie: person.unionTie,
  cbu: person.cbu,
  bankAlias: person.bankAlias,
};

export const payList = defineList({
  accion: listPay,
  id: person.id,
  columns: () => columns,
  order: byName.map(ascending),
  search: person.searchText,
  where: ({ viewer, reach }) => and(worksToday, withinReach(reach, viewer, person.id)),
  joinsOnlyShow: true,
  fields,
  from: (select) =>
    select
      .from(person)
      .innerJoin(site, eq(site.id, person.siteId))
      .innerJoin(area, eq(area.id, person.areaId))
      .$dynamic(),
});

export const toPayRow = ({ firstName, lastName, photoHash, ...row }: ListRow<typeof payList>) => ({
  ...row,
  name: personName({ firstName, lastName }),
  imageUrl: photoUrl({ id: row.id, photoHash }),
});
