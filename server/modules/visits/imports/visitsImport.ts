import type { Question } from '@contract/visits/checklist';
import { visitRecord } from '@contract/visits/visit';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { hasSqlState, UNIQUE } from '../../../db/hasSqlState';
import { visitPurpose } from '../../../db/schema/visits';
import { customer } from '../../../db/schema/warehouse';
import type { Context } from '../../../engine/acciones/context';
import { conflict } from '../../../engine/http/fault';
import type { Candidate, ImportDefinition } from '../../../engine/imports/importDefinition';
import { parseClock, parseDay, parseText, parseUnits } from '../../../engine/imports/parsers';
import { docketLookups } from '../../../engine/people/docketLookups';
import { whenAsked } from '../../../engine/whenAsked';
import { tellChange } from '../tellVisitor';
import { outOfTurn } from '../visitOrder';
import { visitStore } from '../visitStore';
import { visitOfRow } from './visitOfRow';

const { fields } = visitRecord;

/** Plans the visit of a row, or corrects the one that came from it. */
async function writeVisit(context: Context, { write }: Candidate): Promise<number> {
  const columns = visitOfRow(write);
  if (typeof write.id === 'number') {
    const before = await visitStore.hold(
      context,
      { id: write.id, version: Number(write.version) },
      'correct',
    );
    const elsewhere = columns.day !== before.day || columns.personId !== before.personId;
    const after = await visitStore.write(
      context,
      before,
      { ...columns, ...(elsewhere ? outOfTurn : {}) },
      {},
    );
    await tellChange(context, before, after);
    return after.id;
  }
  const checklist: Question[] = JSON.parse(String(write.checklist));
  const importKey = String(write.importKey);
  const made = { ...columns, checklist, importKey, createdBy: context.viewer.accountId };
  const after = await visitStore.create(context, made, {}).catch((error: unknown) => {
    throw hasSqlState(error, UNIQUE) ? conflict('Otra importación ya la planificó.') : error;
  });
  return after.id;
}

/** Names that are there, so that the template can be brought as it is. */
async function examplesOf(db: Db): Promise<Record<string, string>> {
  const [[who], [purpose]] = await Promise.all([
    db
      .select({ customer: customer.name })
      .from(customer)
      .where(eq(customer.active, true))
      .orderBy(asc(customer.id))
      .limit(1),
    db
      .select({ purpose: visitPurpose.name })
      .from(visitPurpose)
      .where(eq(visitPurpose.active, true))
      .orderBy(asc(visitPurpose.id))
      .limit(1),
  ]);
  return { ...who, ...purpose };
}

/** Visits of many days and people; a row is known again by its place, day, hour and purpose. */
export const visitsImport: ImportDefinition = {
  kind: 'visitas',
  title: 'Visitas',
  permission: 'VISITS.plan',
  columns: [
    {
      key: 'customer',
      label: fields.customerId.label,
      aliases: ['Nombre del cliente', 'Razón social'],
      kind: 'text',
      example: 'Almacén El Trébol',
      parse: parseText(120),
    },
    {
      key: 'place',
      label: fields.place.label,
      aliases: ['Nombre del lugar'],
      kind: 'text',
      example: '',
      parse: parseText(fields.place.max),
    },
    {
      key: 'address',
      label: fields.address.label,
      aliases: ['Domicilio'],
      kind: 'text',
      example: '',
      parse: parseText(fields.address.max),
    },
    {
      key: 'site',
      label: fields.siteId.label,
      aliases: ['Depósito'],
      kind: 'text',
      example: '',
      parse: parseText(120),
    },
    {
      key: 'purpose',
      label: fields.purposeId.label,
      aliases: ['Motivo de la visita', 'Para qué'],
      required: true,
      kind: 'text',
      example: 'Cobrar',
      parse: parseText(80),
    },
    {
      key: 'day',
      label: fields.day.label,
      aliases: ['Fecha'],
      required: true,
      kind: 'day',
      example: '2026-12-01',
      parse: parseDay,
    },
    {
      key: 'fromTime',
      label: fields.fromTime.label,
      aliases: ['Desde', 'Hora desde', 'Hora'],
      required: true,
      kind: 'text',
      example: '09:00',
      parse: parseClock,
    },
    {
      key: 'toTime',
      label: fields.toTime.label,
      aliases: ['Hasta', 'Hora hasta'],
      required: true,
      kind: 'text',
      example: '11:00',
      parse: parseClock,
    },
    {
      key: 'minutes',
      label: fields.minutes.label,
      aliases: ['Minutos', 'Duración'],
      kind: 'text',
      example: '30',
      parse: parseUnits(fields.minutes.max),
    },
    {
      key: 'docket',
      label: 'Legajo',
      aliases: ['Nro. legajo', 'N.º de legajo', 'Quién la hace'],
      kind: 'text',
      example: '',
      lookups: docketLookups(({ roleScope }) => roleScope),
      parse: parseText(20),
    },
    {
      key: 'note',
      label: fields.note.label,
      aliases: ['Notas', 'Observaciones'],
      kind: 'text',
      example: '',
      parse: parseText(fields.note.max),
    },
  ],
  examples: examplesOf,
  check: whenAsked(async () => (await import('./checkImportedVisits')).checkImportedVisits),
  apply: writeVisit,
  // Each was told as it was written.
  told: async () => undefined,
};
