import { flag, own, text, whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { checklist } from './checklist';

/** The reason of a visit, out of a catalogue of the organisation. */
export const visitPurposeRecord = defineRecord(
  'VisitPurpose',
  { one: 'motivo de visita', many: 'motivos de visita' },
  {
    name: text('Nombre', { min: [2, 'Poné el nombre.'], max: 80 }),
    minutes: whole('Cuánto suele llevar', { min: 5, max: 720, unit: 'min', initial: 30 }),
    note: text('Qué hay que hacer', { max: 500, optional: true, rows: 3 }),
    checklist: own('Preguntas', checklist, []),
    active: flag('En uso', { byDefault: true }),
  },
);

export const visitPurposeFields = recordFields(visitPurposeRecord);
export const visitPurpose = visitPurposeFields.extend({ id, version }).meta({ id: 'VisitPurpose' });
