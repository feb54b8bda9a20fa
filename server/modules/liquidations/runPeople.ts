import { payFlagNames, payFlags, payRunPersonRecord } from '@contract/liquidations/payRunPerson';
import { listPayRunPeople } from '@contract/liquidations/runAcciones';
import { arrayOverlaps, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { payNote } from '../../db/schema/payNotes';
import { payRunPerson } from '../../db/schema/payRuns';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { keepsPay } from '../../engine/pay/keepsPay';
import { joinPerson } from '../../engine/people/joinPerson';
import { byName, ownerColumns, personFields } from '../../engine/people/personColumns';
import { exportedPerson, rowOfPerson } from '../../engine/people/rowOfPerson';

const { shown } = payRunPersonRecord;

const change = sql<string | null>`(${payRunPerson.net} - ${payRunPerson.previousNet})::text`;

/** This counts the person's open notes, whatever run they were written in. */
const openNotes = sql<number>`(select count(*)::int from ${payNote}
  where ${payNote.personId} = ${payRunPerson.personId} and ${payNote.settledAt} is null)`;

const isFlag = (value: unknown): value is (typeof payFlagNames)[number] =>
  payFlagNames.some((flag) => flag === value);

const columns: ListColumns = {
  runId: { kind: 'number', by: payRunPerson.runId },
  ...ownerColumns(payRunPerson.personId),
  remunerative: { kind: 'number', by: payRunPerson.remunerative },
  nonRemunerative: { kind: 'number', by: payRunPerson.nonRemunerative },
  deductions: { kind: 'number', by: payRunPerson.deductions },
  employer: { kind: 'number', by: payRunPerson.employer },
  net: { kind: 'number', by: payRunPerson.net },
  previousNet: { kind: 'number', by: payRunPerson.previousNet },
  change: { kind: 'number', by: sql`(${payRunPerson.net} - ${payRunPerson.previousNet})` },
  openNotes: { kind: 'number', by: openNotes },
  flag: {
    kind: 'condition',
    where: (value) => {
      const flags = [value].flat().filter(isFlag);
      return flags.length > 0 ? arrayOverlaps(payRunPerson.flags, flags) : undefined;
    },
  },
};

export const runPeople = defineList({
  accion: listPayRunPeople,
  id: payRunPerson.id,
  columns: () => columns,
  order: byName.map(ascending),
  search: person.searchText,
  where: ({ viewer }) => (keepsPay(viewer) ? undefined : sql`false`),
  fields: {
    ...personFields,
    id: payRunPerson.id,
    personId: payRunPerson.personId,
    runId: payRunPerson.runId,
    remunerative: payRunPerson.remunerative,
    nonRemunerative: payRunPerson.nonRemunerative,
    deductions: payRunPerson.deductions,
    employer: payRunPerson.employer,
    net: payRunPerson.net,
    previousNet: payRunPerson.previousNet,
    change,
    flags: payRunPerson.flags,
    openNotes,
    problem: payRunPerson.problem,
    cbu: sql<string | null>`${payRunPerson.facts} ->> 'cbu'`,
    bankAlias: sql<string | null>`${payRunPerson.facts} ->> 'bankAlias'`,
    cuil: sql<string>`${payRunPerson.facts} ->> 'cuil'`,
  },
  from: (select) => joinPerson(select.from(payRunPerson).$dynamic(), payRunPerson.personId),
});

export const toRunPerson = ({
  cbu: _cbu,
  bankAlias: _alias,
  cuil: _cuil,
  runId: _run,
  ...row
}: ListRow<typeof runPeople>) => rowOfPerson(row, row.personId);

const flagsText = ({ flags }: { flags: readonly (keyof typeof payFlags)[] }) =>
  flags.map((flag) => payFlags[flag][0]).join(', ');

export const runPeopleExport = defineExport(runPeople, 'Liquidación', {
  ...exportedPerson,
  remunerative: exportedField(shown.remunerative, 'remunerative'),
  nonRemunerative: exportedField(shown.nonRemunerative, 'nonRemunerative'),
  deductions: exportedField(shown.deductions, 'deductions'),
  net: exportedField(shown.net, 'net'),
  employer: exportedField(shown.employer, 'employer'),
  previousNet: exportedField(shown.previousNet, 'previousNet'),
  change: exportedField(shown.change, 'change'),
  cuil: { label: 'CUIL', kind: 'text', width: 14 },
  cbu: { label: 'CBU o CVU', kind: 'text', width: 24 },
  bankAlias: { label: 'Alias', kind: 'text', width: 20 },
  flags: { label: 'A mirar', kind: 'text', width: 30, value: flagsText },
  problem: exportedField(shown.problem, 'problem'),
});
