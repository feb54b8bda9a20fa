import { taxDeductionRecord } from '@contract/incomeTax/taxDeduction';
import { listTaxDeductions } from '@contract/incomeTax/taxDeductionAcciones';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { area, person, site } from '../../db/schema/organisation';
import { taxDeduction } from '../../db/schema/taxDeductions';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { descending } from '../../engine/lists/sortKeys';
import { keepsPay } from '../../engine/pay/keepsPay';
import { nameColumn, placeColumns } from '../../engine/people/personColumns';
import { personName } from '../../engine/people/personName';
import { toPersonRef } from '../users';

const { fields: asked } = taxDeductionRecord;

const columns: ListColumns = {
  ...recordColumns(taxDeductionRecord, taxDeduction, ['kind', 'amount', 'fromDay', 'toDay']),
  personId: { kind: 'person', by: taxDeduction.personId },
  name: nameColumn,
  ...placeColumns,
};

const fields = {
  ...getTableColumns(taxDeduction),
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  photoHash: person.photoHash,
  siteName: site.name,
  areaName: area.name,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(taxDeduction)
    .innerJoin(person, eq(person.id, taxDeduction.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .innerJoin(area, eq(area.id, person.areaId));

export const taxDeductionRows = (db: Db) => from(db.select(fields));

type Row = Awaited<ReturnType<typeof taxDeductionRows>>[number];

export const taxDeductionsList = defineList({
  accion: listTaxDeductions,
  id: taxDeduction.id,
  columns: () => columns,
  order: [descending(taxDeduction.fromDay)],
  search: person.searchText,
  where: ({ viewer }) => (keepsPay(viewer) ? undefined : sql`false`),
  fields,
  from: (select) => from(select).$dynamic(),
});

export const toTaxDeduction = ({ firstName, lastName, position, photoHash, ...row }: Row) => ({
  ...row,
  person: toPersonRef({ id: row.personId, firstName, lastName, position, photoHash }),
});

export const taxDeductionsExport = defineExport(taxDeductionsList, 'Deducciones de ganancias', {
  name: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  siteName: { label: 'Sede', kind: 'text' },
  kind: exportedField(asked.kind, 'kind'),
  part: exportedField(asked.part, 'part'),
  amount: exportedField(asked.amount, 'amount'),
  detail: { ...exportedField(asked.detail, 'detail'), width: 32 },
  fromDay: exportedField(asked.fromDay, 'fromDay'),
  toDay: exportedField(asked.toDay, 'toDay'),
});
