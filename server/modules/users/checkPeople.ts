import { leavingText } from '@contract/users/leavingText';
import type { Db } from '../../db/Db';
import type { MissingNames } from '../../db/schema/imports';
import { fold } from '../../engine/imports/fold';
import type { Asking, Candidate } from '../../engine/imports/importDefinition';
import type { StoredPerson } from '../../engine/people/datedFields';
import { checkManagers } from './checkManagers';
import { firstRecords, lateHireFault } from './firstRecords';
import { heldBy, heldWarning } from './handOver';
import { checkAccounts } from './importedAccounts';
import { missingPlaces, type NamedPlaces, type PlaceNames } from './importedPlaces';
import { leavingEnds } from './leavingEnds';
import { loadLookups, type PeopleLookups } from './peopleLookups';
import { personFaults } from './personRules';

const needed = ['lastName', 'firstName', 'dni', 'cuil', 'birthDate', 'hireDate', 'areaName'];

const plain = [
  'docket',
  'lastName',
  'firstName',
  'dni',
  'cuil',
  'birthDate',
  'hireDate',
  'leaveDate',
  'leaveReason',
  'position',
  'email',
  'phone',
  'address',
  'agreement',
  'category',
  'salaryBasis',
  'salary',
  'unionTie',
  'cbu',
  'bankAlias',
] as const;

function refuse(row: Candidate, column: string, message: string): void {
  // The first reason is the one to correct.
  if (!row.errors.some((error) => error.column === column)) row.errors.push({ column, message });
}

/** The same docket, DNI or CUIL twice in one file: nobody can say which row is right. */
function refuseRepeated(rows: readonly Candidate[]): void {
  for (const key of ['docket', 'dni', 'cuil']) {
    const first = new Map<string, number>();
    for (const row of rows) {
      const value = row.values[key];
      if (!value) continue;
      const earlier = first.get(value);
      if (earlier === undefined) first.set(value, row.number);
      else refuse(row, key, `Se repite: ya está en la fila ${earlier}.`);
    }
  }
}

interface NoPlace {
  column: string;
  error: string;
  /** The places that could be made instead. */
  wanted?: PlaceNames;
}

/** The area a row means, and with it the site; or the column that is wrong and why. */
function findPlace(
  { siteName, areaName }: Candidate['values'],
  was: StoredPerson | undefined,
  { sites, areas }: NamedPlaces,
): { areaId: number; siteId: number } | NoPlace | null {
  const siteId = siteName ? sites.get(fold(siteName)) : undefined;
  const wanted = siteName && areaName ? { siteName, areaName } : undefined;
  if (siteName && siteId === undefined) {
    return { column: 'siteName', error: 'No hay una sede con ese nombre.', wanted };
  }
  if (!areaName) {
    return siteId !== undefined && was && was.siteId !== siteId
      ? { column: 'siteName', error: 'Para cambiar de sede indicá también el área.' }
      : null;
  }
  const named = areas.filter(({ name }) => name === fold(areaName));
  const found = siteId === undefined ? named : named.filter((area) => area.siteId === siteId);
  const [area] = found;
  if (!area) {
    return { column: 'areaName', error: 'No hay un área con ese nombre en esa sede.', wanted };
  }
  return found.length > 1
    ? { column: 'areaName', error: 'Hay áreas así en varias sedes: indicá la sede.' }
    : { areaId: area.id, siteId: area.siteId };
}

function checkOne(row: Candidate, lookups: PeopleLookups): void {
  const { values } = row;
  const was = lookups.byDocket.get(values.docket ?? '');
  for (const key of needed) {
    if (values[key]) continue;
    if (!was) refuse(row, key, 'Hace falta para una persona nueva.');
    else if (key in values) refuse(row, key, 'Completá este dato.');
  }
  for (const key of ['dni', 'cuil'] as const) {
    const owner = lookups.owners.get(values[key] ?? '');
    if (owner !== undefined && owner !== values.docket) {
      refuse(row, key, `Ya es de la persona con legajo ${owner}.`);
    }
  }
  const current = (key: 'dni' | 'cuil' | 'birthDate' | 'hireDate' | 'leaveDate') =>
    key in values ? values[key] : was?.[key];
  const faults = personFaults({
    dni: current('dni'),
    cuil: current('cuil'),
    birthDate: current('birthDate'),
    hireDate: current('hireDate'),
    leaveDate: current('leaveDate'),
  });
  for (const [key, message] of Object.entries(faults)) refuse(row, key, message);
  const pay = (key: 'salaryBasis' | 'salary') => (key in values ? values[key] : was?.[key]) ?? null;
  if (pay('salary') !== null && pay('salaryBasis') === null) {
    refuse(row, 'salaryBasis', 'Indicá si el sueldo es por mes, por día o por hora.');
  }
  if (pay('salary') === null && pay('salaryBasis') !== null) {
    refuse(row, 'salary', 'Completá el sueldo.');
  }
  for (const key of plain) {
    const value = values[key];
    if (value !== undefined) row.write[key] = value;
  }
}

/** Where each row works; what is not there is made with the rows where that was chosen, and told in any case. */
function checkPlaces(
  rows: readonly Candidate[],
  { byDocket, places }: PeopleLookups,
  creates: boolean,
) {
  const missing = missingPlaces(places);
  for (const row of rows) {
    const place = findPlace(row.values, byDocket.get(row.values.docket ?? ''), places);
    if (!place || !('error' in place)) {
      Object.assign(row.write, place);
      continue;
    }
    const { column, error, wanted } = place;
    const canBeMade = wanted !== undefined && missing.add(wanted);
    if (canBeMade && creates) Object.assign(row.write, wanted);
    else refuse(row, column, error);
  }
  return missing.told();
}

function stateOf(row: Candidate, was: StoredPerson | undefined): Candidate['state'] {
  if (!was) return 'new';
  const stored: Record<string, unknown> = was;
  const same = Object.entries(row.write).every(([key, value]) => stored[key] === value);
  return same ? 'unchanged' : 'changed';
}

/** A hire date that a file moves later is held against the first record of its person. */
async function refuseLateHires(
  db: Db,
  rows: readonly Candidate[],
  { byDocket }: PeopleLookups,
): Promise<void> {
  const later = rows.flatMap((row) => {
    const was = byDocket.get(row.values.docket ?? '');
    const { hireDate } = row.values;
    return was && hireDate && hireDate > was.hireDate ? [{ row, id: was.id, hireDate }] : [];
  });
  const first = await firstRecords(
    db,
    later.map(({ id }) => id),
  );
  for (const { row, id, hireDate } of later) {
    const late = lateHireFault(hireDate, first.get(id));
    if (late) refuse(row, 'hireDate', late);
  }
}

/** A file of people against itself and against who is here already. */
export async function checkPeople(
  { db, viewer, creates }: Asking,
  rows: readonly Candidate[],
): Promise<MissingNames[]> {
  const lookups = await loadLookups(db, rows);
  refuseRepeated(rows);
  for (const row of rows) checkOne(row, lookups);
  await refuseLateHires(db, rows, lookups);
  const missing = checkPlaces(rows, lookups, creates);
  await checkAccounts({ db, viewer }, rows, { byDocket: lookups.byDocket, refuse });
  checkManagers(rows, lookups, refuse);
  for (const row of rows) {
    row.state = stateOf(row, lookups.byDocket.get(row.values.docket ?? ''));
  }
  await warnOfLeaving(db, rows, lookups);
  return missing;
}

/** Says beforehand, as the dialog of leaving does, what the leaving dates of a file end. */
async function warnOfLeaving(
  db: Db,
  rows: readonly Candidate[],
  { byDocket }: PeopleLookups,
): Promise<void> {
  const leaving = rows.flatMap((row) => {
    const personId = byDocket.get(row.values.docket ?? '')?.id;
    const lastDay = row.write.leaveDate;
    const written = row.errors.length === 0 && row.state === 'changed';
    return written && personId && typeof lastDay === 'string' ? [{ row, personId, lastDay }] : [];
  });
  if (leaving.length === 0) return;
  const ends = await leavingEnds(db, leaving);
  const held = await heldBy(
    db,
    leaving.map(({ personId }) => personId),
  );
  for (const { row, personId } of leaving) {
    const found = ends.get(personId);
    for (const message of [found && leavingText(found), heldWarning(held.get(personId))]) {
      if (message) row.warnings.push({ column: 'leaveDate', message });
    }
  }
}
