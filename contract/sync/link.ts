import { choice, flag, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

export const linkRecord = defineRecord(
  'Link',
  { one: 'enlace', many: 'enlaces' },
  {
    name: text('Nombre', { min: [1, 'Poné el nombre.'], max: 80 }),
    kind: choice(
      'Clase',
      { usual: 'Habitual', special: ['Especial', 'info'] },
      { byDefault: 'usual' },
    ),
    note: text('Nota', { max: 500, optional: true, rows: 2 }),
    active: flag('En uso', { byDefault: true }),
  },
);

export const linkFields = recordFields(linkRecord);
export const link = linkFields.extend({ id, version }).meta({ id: 'Link' });
