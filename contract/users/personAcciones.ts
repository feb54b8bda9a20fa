import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id, version } from '../core/id';
import { listInput, listOutput, privateListInput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { directoryPerson, directoryPersonDetail } from './directoryPerson';
import { employee } from './employee';
import { heldThings } from './handover';
import { keepsPeople } from './keepsPeople';
import { personFields } from './personFields';
import { personHistoryRecord } from './personHistory';

export const listEmployees = defineAccion({
  name: 'persona.administrar',
  module: 'users',
  summary: 'Todas las personas con todos sus datos, también quienes se fueron.',
  method: 'GET',
  permission: keepsPeople,
  scope: 'all',
  input: privateListInput({
    sort: [
      'docket',
      'name',
      'firstName',
      'lastName',
      'dni',
      'cuil',
      'birthDate',
      'hireDate',
      'leaveDate',
      'siteName',
      'areaName',
      'managerName',
      'position',
      'category',
      'agreement',
      'email',
      'rating',
      'username',
    ],
    filter: [
      'state',
      'docket',
      'name',
      'firstName',
      'lastName',
      'dni',
      'cuil',
      'birthDate',
      'hireDate',
      'leaveDate',
      'siteId',
      'areaId',
      'managerId',
      'position',
      'category',
      'agreement',
      'email',
      'phone',
      'rating',
      'username',
      'account',
      'hasAccess',
    ],
  }),
  output: listOutput(employee),
  provides: [list('Person'), each('Person', 'rows')],
});

export const listPeople = defineAccion({
  name: 'persona.listar',
  module: 'users',
  summary: 'El directorio de personas de la organización.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: listInput({
    sort: ['name', 'docket', 'position', 'siteName', 'areaName'],
    filter: ['id', 'siteId', 'areaId', 'position', 'name'],
  }),
  output: listOutput(directoryPerson),
  provides: [list('Person'), each('Person', 'rows')],
});

export const getEmployee = defineAccion({
  name: 'persona.obtenerFicha',
  module: 'users',
  summary: 'Todos los datos de una persona, también de quien se fue.',
  method: 'GET',
  permission: keepsPeople,
  scope: 'all',
  input: z.object({ id }),
  output: employee,
  errors: ['no_encontrado'],
  provides: [byInput('Person')],
});

export const getPerson = defineAccion({
  name: 'persona.obtener',
  module: 'users',
  summary: 'La ficha de contacto de una persona.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: z.object({ id }),
  output: directoryPersonDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Person')],
});

export const createPerson = defineAccion({
  name: 'persona.crear',
  module: 'users',
  summary: 'Da de alta a una persona.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  input: personFields,
  output: employee,
  invalidates: [list('Person')],
});

export const previewLeaving = defineAccion({
  name: 'persona.previsualizarBaja',
  module: 'users',
  summary:
    'Qué se quedaría sin efecto si una persona trabajara hasta un día, y qué tiene que seguir otra.',
  method: 'GET',
  permission: keepsPeople,
  scope: 'all',
  input: z.object({ id, leaveDate: day }),
  /** How many of each have days after it. */
  output: z.object({
    granted: z.int(),
    asked: z.int(),
    news: z.int(),
    /** Planned, whether they were told of them or not. */
    shift: z.int(),
    bankUse: z.int(),
    /** The things that others have of them today. */
    held: z.array(heldThings),
  }),
  errors: ['no_encontrado'],
  provides: [list('Leave'), list('News'), list('Request'), list('Person'), list('Order')],
});

export const reactivatePerson = defineAccion({
  name: 'persona.reactivar',
  module: 'users',
  summary: 'Quita la baja de una persona; su cuenta vuelve a entrar si estaba activa.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  input: z.object({ id, version }),
  output: employee,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('Person'), byInput('Person')],
});

export const updatePerson = defineAccion({
  name: 'persona.editar',
  module: 'users',
  summary: 'Cambia los datos de una persona.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  input: personFields.extend({
    id,
    version,
    /** Since when position, area and manager hold, today unless said otherwise. */
    effectiveFrom: personHistoryRecord.fields.effectiveFrom.schema.optional(),
  }),
  output: employee,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('Person'), byInput('Person')],
});
