import type { OutputOf } from '@contract/core/accion';
import { listBankAgreements, type saveBankAgreement } from '@contract/hours/bankAcciones';
import { bankAgreementRecord } from '@contract/hours/bankAgreement';
import { and, eq, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import { hourBankAgreement } from '../../db/schema/hourBank';
import { area, person, site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedFields } from '../../engine/exports/exportedFields';
import { defineList } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { descending } from '../../engine/lists/sortKeys';
import { areaSite, targetName, targetWithin } from '../../engine/places/target';

const name = targetName(hourBankAgreement.target);

const fields = {
  id: hourBankAgreement.id,
  version: hourBankAgreement.version,
  target: hourBankAgreement.target,
  personId: hourBankAgreement.personId,
  areaId: hourBankAgreement.areaId,
  siteId: hourBankAgreement.siteId,
  fromDay: hourBankAgreement.fromDay,
  toDay: hourBankAgreement.toDay,
  rate50: hourBankAgreement.rate50,
  rate100: hourBankAgreement.rate100,
  months: hourBankAgreement.months,
  capHours: hourBankAgreement.capHours,
  writtenIn: hourBankAgreement.writtenIn,
  targetName: name,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(hourBankAgreement)
    .leftJoin(person, eq(person.id, hourBankAgreement.personId))
    .leftJoin(area, eq(area.id, hourBankAgreement.areaId))
    .leftJoin(areaSite, eq(areaSite.id, area.siteId))
    .leftJoin(site, eq(site.id, hourBankAgreement.siteId));

export const bankAgreementsList = defineList({
  accion: listBankAgreements,
  id: hourBankAgreement.id,
  columns: () => ({
    ...recordColumns(bankAgreementRecord, hourBankAgreement, ['target', 'fromDay', 'toDay']),
    targetName: { kind: 'text', by: name },
  }),
  order: [descending(hourBankAgreement.fromDay)],
  search: sql`anden_fold(${name} || ' ' || ${hourBankAgreement.writtenIn})`,
  where: (asking) => targetWithin(asking, hourBankAgreement),
  fields,
  from: (select) => from(select).$dynamic(),
});

export const bankAgreementsExport = defineExport(bankAgreementsList, 'Acuerdos de banco de horas', {
  ...exportedFields(bankAgreementRecord, { target: {} }),
  targetName: { kind: 'text', label: 'A quién', width: 32 },
  ...exportedFields(bankAgreementRecord, {
    fromDay: {},
    toDay: {},
    rate50: {},
    rate100: {},
    months: {},
    capHours: {},
    writtenIn: {},
  }),
});

export async function findBankAgreement(
  asking: Pick<Context, 'db' | 'viewer' | 'reach'>,
  id: number,
): Promise<OutputOf<typeof saveBankAgreement> | undefined> {
  const [row] = await from(asking.db.select(fields)).where(
    and(eq(hourBankAgreement.id, id), targetWithin(asking, hourBankAgreement)),
  );
  return row;
}
