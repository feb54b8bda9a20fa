import { z } from 'zod';
import { choice, flag, text, whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

export const leaveKinds = ['vacation', 'other'] as const;

/** The organisation may decide these things of a leave; its kind is fixed when it is made. */
export const leaveTypeRecord = defineRecord(
  'LeaveType',
  { one: 'licencia', many: 'licencias' },
  {
    code: text('Código', {
      max: 8,
      upper: true,
      pattern: [/^[A-Z0-9]{2,8}$/, 'De 2 a 8 letras o números.'],
    }),
    name: text('Nombre', { min: [1, 'Poné el nombre.'], max: 80 }),
    unit: choice(
      'Cuenta',
      { calendar: 'Días corridos', working: 'Días hábiles' },
      { initial: 'calendar' },
    ),
    halfDays: flag('Admite medios días', { byDefault: false }),
    daysAYear: whole('Días por año', { min: 1, max: 365, optional: true, none: 'Sin límite' }),
    daysAnEvent: whole('Días por vez', { min: 1, max: 365, optional: true, none: 'Sin límite' }),
    noticeDays: whole('Días de anticipación', { max: 365, byDefault: 0 }),
    minServiceMonths: whole('Meses de trabajo para pedirla', { max: 600, byDefault: 0 }),
    needsCertificate: flag('Pide certificado', { byDefault: false }),
    paid: flag('Con goce de sueldo', { byDefault: true }),
    countsAsWorked: flag('Cuenta como trabajado para las vacaciones del año', { byDefault: true }),
    source: text('Norma', { max: 200, optional: true }),
    /** The treatment of vacations that begin on another day than the law says. */
    startRule: choice(
      'Si no empiezan un lunes',
      {
        warn: 'Se avisa, y se puede pedir igual',
        refuse: 'No se puede pedir',
        none: 'Nada: empiezan cualquier día',
      },
      { byDefault: 'warn' },
    ),
    active: flag('Se puede pedir', { byDefault: true }),
  },
);

export const leaveTypeFields = recordFields(leaveTypeRecord);

export const leaveType = leaveTypeFields
  .extend({ id, version, code: z.string(), name: z.string(), kind: z.enum(leaveKinds) })
  .meta({ id: 'LeaveType' });
