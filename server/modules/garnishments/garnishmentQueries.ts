import { garnishmentRecord } from '@contract/garnishments/garnishment';
import { listGarnishments } from '@contract/garnishments/garnishmentAcciones';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { garnishment } from '../../db/schema/garnishments';
import { area, person, site } from '../../db/schema/organisation';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { descending } from '../../engine/lists/sortKeys';
import { keepsPay } from '../../engine/pay/keepsPay';
import { nameColumn, placeColumns } from '../../engine/people/personColumns';
import { personName } from '../../engine/people/personName';
import { dayNow } from '../../engine/time/dayNow';
import { toPersonRef } from '../users';

const { fields: asked, shown } = garnishmentRecord;
type State = (typeof shown.state.values)[number];

/** The sum withheld for a garnishment: before it was written down here, and by runs. */
export const takenOf = sql<string>`(select (coalesce(${garnishment.takenBefore}, 0) + coalesce(sum(m.amount), 0))::numeric(14, 2)::text
  from garnishment_movement m where m.garnishment_id = ${garnishment.id})`;

const left = sql<
  string | null
>`case when ${garnishment.total} is not null then (${garnishment.total} - ${takenOf}::numeric)::text end`;

const state = sql<State>`case when ${garnishment.total} <= ${takenOf}::numeric then 'completed'
  when ${garnishment.toDay} <= ${dayNow} then 'lifted' when ${garnishment.fromDay} > ${dayNow} then 'waiting' else 'active' end`;

const columns: ListColumns = {
  ...recordColumns(garnishmentRecord, garnishment, ['kind', 'receivedOn', 'fromDay', 'total']),
  personId: { kind: 'person', by: garnishment.personId },
  name: nameColumn,
  ...placeColumns,
  taken: { kind: 'number', by: sql`${takenOf}::numeric` },
  state: { kind: 'enum', by: state, values: shown.state.values },
};

const fields = {
  ...getTableColumns(garnishment),
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  photoHash: person.photoHash,
  siteName: site.name,
  areaName: area.name,
  taken: takenOf,
  left,
  state,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(garnishment)
    .innerJoin(person, eq(person.id, garnishment.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .innerJoin(area, eq(area.id, person.areaId));

export const garnishmentRows = (db: Db) => from(db.select(fields));

type Row = Awaited<ReturnType<typeof garnishmentRows>>[number];

export const garnishmentsList = defineList({
  accion: listGarnishments,
  id: garnishment.id,
  columns: () => columns,
  order: [descending(garnishment.receivedOn)],
  search: person.searchText,
  where: ({ viewer }) => (keepsPay(viewer) ? undefined : sql`false`),
  fields,
  from: (select) => from(select).$dynamic(),
});

export const toGarnishment = ({ firstName, lastName, position, photoHash, ...row }: Row) => ({
  ...row,
  person: toPersonRef({ id: row.personId, firstName, lastName, position, photoHash }),
});

export const garnishmentsExport = defineExport(garnishmentsList, 'Embargos', {
  name: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  siteName: { label: 'Sede', kind: 'text' },
  kind: exportedField(asked.kind, 'kind'),
  court: { ...exportedField(asked.court, 'court'), width: 36 },
  file: { ...exportedField(asked.file, 'file'), width: 36 },
  account: { ...exportedField(asked.account, 'account'), width: 26 },
  total: exportedField(asked.total, 'total'),
  taken: exportedField(shown.taken, 'taken'),
  left: exportedField(shown.left, 'left'),
  receivedOn: exportedField(asked.receivedOn, 'receivedOn'),
  state: exportedField(shown.state, 'state'),
});
