import type { OutputOf } from '@contract/core/accion';
import { listBankAgreements, type saveBankAgreement } from '@contract/hours/bankAcciones';
import { bankAgreementRecord } from '@contract/hours/bankAgreement';
import { and, eq, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import { hourBankAgreement } from '../../db/schema/hourBank';
import { area, person, site } from '../../db/schema/organisation';
import { envelope } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedFields } from '../../engine/exports/exportedFields';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { descending } from '../../engine/lists/sortKeys';
import { areaSite, targetName, targetWithin } from '../../engine/places/target';

const name = targetName(hourBankAgreement.target);

/** This counts each signer once: an envelope may hold several documents, and only a person who signed them all has signed. */
const signers = sql`from (select bool_and(s.state in ('signed', 'dissented')) as done from signature s
  join envelope_paper p on p.paper_id = s.paper_id where p.envelope_id = ${hourBankAgreement.envelopeId}
  group by s.person_id) signer`;
const peopleAsked = sql<number>`(select count(*)::int ${signers})`;
const peopleSigned = sql<number>`(select count(*)::int ${signers} where signer.done)`;

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
  envelopeId: hourBankAgreement.envelopeId,
  targetName: name,
  paperTitle: envelope.title,
  people: peopleAsked,
  signed: peopleSigned,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(hourBankAgreement)
    .leftJoin(person, eq(person.id, hourBankAgreement.personId))
    .leftJoin(area, eq(area.id, hourBankAgreement.areaId))
    .leftJoin(areaSite, eq(areaSite.id, area.siteId))
    .leftJoin(site, eq(site.id, hourBankAgreement.siteId))
    .leftJoin(envelope, eq(envelope.id, hourBankAgreement.envelopeId));

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

export const presentAgreement = ({
  paperTitle,
  people,
  signed,
  ...row
}: ListRow<typeof bankAgreementsList>) => ({
  ...row,
  paper: paperTitle === null ? null : { title: paperTitle, people, signed },
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
  return row && presentAgreement(row);
}
