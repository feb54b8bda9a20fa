import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { recordFields } from '../core/record';
import { list } from '../core/tags';
import { listName } from './listViews';
import { savedView, savedViewRecord, viewState } from './savedView';

/** A list with views to choose from, and with which of them this role opens it. */
const roleList = z
  .object({
    /** The name of the list's accion. */
    list: z.string(),
    label: z.string(),
    /** `null`: as it comes. */
    firstId: id.nullable(),
    views: z.array(z.object({ id, name: z.string(), ownerName: z.string() })),
  })
  .meta({ id: 'RoleListViews' });

export const listRoleViews = defineAccion({
  name: 'vista.listarDeRol',
  module: 'views',
  summary: 'De cada lista que un rol puede abrir, sus vistas compartidas y con cuál se abre.',
  method: 'GET',
  permission: 'ADMIN.roles',
  scope: 'all',
  input: z.object({ roleId: id }),
  output: z.object({ rows: z.array(roleList) }).meta({ id: 'RoleViews' }),
  errors: ['no_encontrado'],
  provides: [list('View'), list('Role')],
});

export const chooseFirstView = defineAccion({
  name: 'vista.elegirPrimera',
  module: 'views',
  summary:
    'Con qué vista se abre una lista: para la propia cuenta o, para quien administra roles, para un rol.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({
    list: listName,
    /** `null`: como viene. */
    id: id.nullable(),
    /** For everyone of this role; only a shared view. */
    roleId: id.optional(),
  }),
  output: done,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto'],
  invalidates: [list('View')],
});

export const deleteView = defineAccion({
  name: 'vista.borrar',
  module: 'views',
  summary: 'Borra una vista propia; quien administra roles, también una compartida.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('View')],
});

export const saveView = defineAccion({
  name: 'vista.guardar',
  module: 'views',
  summary: 'Guarda cómo está una lista, con un nombre; con un id cambia una vista propia.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({
    id: id.optional(),
    version: version.optional(),
    list: listName,
    ...recordFields(savedViewRecord).shape,
    state: viewState,
  }),
  output: savedView,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('View')],
});
