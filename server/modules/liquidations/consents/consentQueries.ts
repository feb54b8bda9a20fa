import { listDeductionConsents } from '@contract/liquidations/consentAcciones';
import { deductionConsentRecord } from '@contract/liquidations/deductionConsent';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/Db';
import { deductionConsent } from '../../../db/schema/deductionConsents';
import { storedFile } from '../../../db/schema/files';
import { area, person, site } from '../../../db/schema/organisation';
import { payConcept } from '../../../db/schema/payConcepts';
import { defineExport } from '../../../engine/exports/exportDefinition';
import { exportedField } from '../../../engine/exports/exportedField';
import { presentFile } from '../../../engine/files/presentFile';
import type { ListColumns } from '../../../engine/lists/listColumn';
import { defineList } from '../../../engine/lists/listDefinition';
import { recordColumns } from '../../../engine/lists/recordColumns';
import { descending } from '../../../engine/lists/sortKeys';
import { keepsPay } from '../../../engine/pay/keepsPay';
import { nameColumn, placeColumns } from '../../../engine/people/personColumns';
import { personName } from '../../../engine/people/personName';
import { toPersonRef } from '../../users';

const { fields: asked } = deductionConsentRecord;

const columns: ListColumns = {
  ...recordColumns(deductionConsentRecord, deductionConsent, ['code', 'fromDay', 'toDay']),
  personId: { kind: 'person', by: deductionConsent.personId },
  name: nameColumn,
  ...placeColumns,
};

/** The name of the latest of its versions. */
const conceptName = sql<string>`coalesce((select c.name from ${payConcept} c
  where c.code = ${deductionConsent.code} order by c.from_day desc limit 1), ${deductionConsent.code})`;

const fields = {
  ...getTableColumns(deductionConsent),
  conceptName,
  mime: storedFile.mime,
  previewHash: storedFile.previewHash,
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  photoHash: person.photoHash,
  siteName: site.name,
  areaName: area.name,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(deductionConsent)
    .innerJoin(person, eq(person.id, deductionConsent.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .innerJoin(area, eq(area.id, person.areaId))
    .leftJoin(storedFile, eq(storedFile.hash, deductionConsent.paperHash));

export const consentRows = (db: Db) => from(db.select(fields));

type Row = Awaited<ReturnType<typeof consentRows>>[number];

export const consentsList = defineList({
  accion: listDeductionConsents,
  id: deductionConsent.id,
  columns: () => columns,
  order: [descending(deductionConsent.fromDay)],
  search: person.searchText,
  where: ({ viewer }) => (keepsPay(viewer) ? undefined : sql`false`),
  fields,
  from: (select) => from(select).$dynamic(),
});

export const toConsent = ({ firstName, lastName, position, photoHash, ...row }: Row) => {
  const { paperHash, paperName, mime, previewHash, ...shown } = row;
  return {
    ...shown,
    person: toPersonRef({ id: row.personId, firstName, lastName, position, photoHash }),
    paper:
      paperHash && mime ? presentFile({ hash: paperHash, mime, previewHash }, paperName) : null,
  };
};

export const consentsExport = defineExport(consentsList, 'Consentimientos', {
  name: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  siteName: { label: 'Sede', kind: 'text' },
  code: exportedField(asked.code, 'code'),
  fromDay: exportedField(asked.fromDay, 'fromDay'),
  toDay: exportedField(asked.toDay, 'toDay'),
  note: { ...exportedField(asked.note, 'note'), width: 40 },
});
