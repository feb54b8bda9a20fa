import { MOST_RADIUS, visitRecord } from '@contract/visits/visit';
import { fold } from '../../../engine/imports/fold';
import { refuseCell } from '../../../engine/imports/groupedRows';
import type { Asking, Candidate } from '../../../engine/imports/importDefinition';
import { dayText } from '../../../engine/time/days';
import type { StoredVisit } from '../visitQueries';
import { type ImportCatalogue, importCatalogue, keyOf, knownVisits } from './importCatalogue';
import { type ImportedVisit, importedColumns } from './visitOfRow';

const { fields, shown } = visitRecord;
const usualRadius = Math.min(fields.radius.initial ?? MOST_RADIUS, MOST_RADIUS);

/** Where the file says each thing that a visit has. */
const columnOf: Partial<Record<keyof ImportedVisit, string>> = {
  ...{ day: 'day', fromTime: 'fromTime', toTime: 'toTime', minutes: 'minutes', note: 'note' },
  ...{ personId: 'docket', siteId: 'site', place: 'place', address: 'address' },
  ...{ purposeId: 'purpose', customerId: 'customer' },
};

function whereOf(row: Candidate, { customers, sites, ownSite }: ImportCatalogue) {
  const { customer: said, place, address, site } = row.values;
  const who = said ? customers.get(fold(said)) : undefined;
  if (said && !who) {
    refuseCell(row, 'customer', 'No hay un cliente en uso con ese nombre a tu alcance.');
  }
  if (!said && !place) refuseCell(row, 'customer', 'Poné el cliente o el lugar.');
  if (!said && place && place.length < 2) refuseCell(row, 'place', 'Poné el nombre del lugar.');
  const siteId = site ? sites.get(fold(site)) : (who?.siteId ?? ownSite ?? undefined);
  if (siteId === undefined) {
    refuseCell(
      row,
      'site',
      site ? 'No hay una sede con ese nombre a tu alcance.' : 'Poné de qué sede es.',
    );
  }
  return {
    siteId: siteId ?? 0,
    customerId: who?.id ?? null,
    place: place ?? who?.name ?? '',
    address: address ?? who?.address ?? '',
    latitude: who?.latitude ?? null,
    longitude: who?.longitude ?? null,
  };
}

function personOf(row: Candidate, { people }: ImportCatalogue): number | null {
  const { docket } = row.values;
  if (!docket) return null;
  const found = people.get(docket);
  if (!found) refuseCell(row, 'docket', 'No hay nadie con ese legajo a tu alcance.');
  else if (!found.visits) {
    refuseCell(row, 'docket', 'No hace visitas: no tiene el permiso o ya no trabaja acá.');
  }
  return found?.id ?? null;
}

/** The visit that a row says, or nothing where it does not say one. */
function visitSaid(row: Candidate, catalogue: ImportCatalogue) {
  const { purpose: named, day, fromTime, toTime, minutes, note } = row.values;
  const purpose = catalogue.purposes.get(fold(named ?? ''));
  if (named && !purpose) refuseCell(row, 'purpose', 'No hay un motivo en uso con ese nombre.');
  const where = whereOf(row, catalogue);
  const personId = personOf(row, catalogue);
  if (fromTime && toTime && toTime <= fromTime) {
    refuseCell(row, 'toTime', 'Tiene que ser después de la hora en que empieza.');
  }
  const least = fields.minutes.min;
  if (minutes && Number(minutes) < least) {
    refuseCell(row, 'minutes', `Va de ${least} a ${fields.minutes.max}.`);
  }
  if (row.errors.length > 0 || !purpose || !day || !fromTime || !toTime) return null;
  return {
    ...where,
    ...{ day, fromTime, toTime, personId, purposeId: purpose.id, radius: usualRadius },
    ...{ minutes: minutes ? Number(minutes) : purpose.minutes, note: note ?? '' },
    checklist: JSON.stringify(purpose.checklist),
  };
}

type Said = NonNullable<ReturnType<typeof visitSaid>>;

/** The visit keeps what a cell leaves empty. */
function merged(row: Candidate, said: Said, was: StoredVisit): ImportedVisit {
  const { values } = row;
  return {
    ...said,
    minutes: values.minutes ? said.minutes : was.minutes,
    personId: values.docket ? said.personId : was.personId,
    note: values.note ? said.note : was.note,
    place: values.place ? said.place : was.place,
    address: values.address ? said.address : was.address,
    siteId: values.site ? said.siteId : was.siteId,
    latitude: was.latitude,
    longitude: was.longitude,
    radius: was.radius,
  };
}

const dayOr = (name: keyof ImportedVisit, value: unknown) =>
  name === 'day' ? dayText(String(value)) : String(value ?? '');

function compare(row: Candidate, said: Said, was: StoredVisit): void {
  const next = merged(row, said, was);
  const changed = importedColumns.filter((name) => next[name] !== was[name]);
  const fixed = was.state !== 'draft' && was.state !== 'planned';
  row.state = changed.length === 0 || fixed ? 'unchanged' : 'changed';
  row.write = { ...next, id: was.id, version: was.version };
  if (changed.length === 0) return;
  if (fixed) {
    const state = shown.state.labels[was.state].toLowerCase();
    row.warnings.push({ column: null, message: `Está como «${state}»: queda como está.` });
    return;
  }
  for (const name of changed) {
    const column = columnOf[name];
    if (!column || name === 'personId' || name === 'customerId' || name === 'purposeId') continue;
    row.warnings.push({ column, message: `Ahora es ${dayOr(name, was[name]) || 'nada'}.` });
  }
  if (changed.includes('personId')) {
    row.warnings.push({ column: 'docket', message: 'Ahora la hace otra persona.' });
  }
}

/** A visit that somebody moved on is not brought back to a day that is over. */
function keep(row: Candidate, { day }: StoredVisit): void {
  row.state = 'unchanged';
  row.warnings.push({ column: 'day', message: `Se pasó al ${dayText(day)}: queda ahí.` });
}

/** A file of visits against the catalogues, against itself and against what is planned already. */
export async function checkImportedVisits(asking: Asking, rows: readonly Candidate[]) {
  const catalogue = await importCatalogue(asking, rows);
  const found = rows.flatMap((row) => {
    const said = visitSaid(row, catalogue);
    return said ? [{ row, said, key: keyOf(said) }] : [];
  });
  const known = await knownVisits(
    asking,
    found.map(({ said }) => said),
  );
  const first = new Map<string, number>();
  for (const { row, said, key } of found) {
    const earlier = first.get(key);
    if (earlier !== undefined) {
      refuseCell(row, 'day', `Se repite: ya está en la fila ${earlier}.`);
      continue;
    }
    first.set(key, row.number);
    const was = known.get(key);
    if (was && !was.seen) {
      refuseCell(row, null, 'Esa visita ya se planificó, y no está a tu alcance.');
      continue;
    }
    const today = catalogue.todayAt.get(said.siteId) ?? '';
    if (was && said.day < today && said.day !== was.visit.day) keep(row, was.visit);
    else if (was) compare(row, said, was.visit);
    else if (said.day < today) refuseCell(row, 'day', 'Elegí un día de hoy en adelante.');
    else {
      row.state = 'new';
      row.write = { ...said, id: null, importKey: key };
    }
  }
  return [];
}
