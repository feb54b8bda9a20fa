import { postsList } from '../acciones/posts/postQueries';
import { directoryList } from '../acciones/users/directoryQueries';
import { employeesList } from '../acciones/users/employeeQueries';
import type { ListDefinition } from './listDefinition';

/** Every list that is counted, exported and changed in bulk. */
const lists: readonly ListDefinition[] = [
  // One line each.
  directoryList,
  employeesList,
  postsList,
];

const byName = new Map(lists.map((list) => [list.accion.name, list]));

export const listNamed = (accion: string): ListDefinition | undefined => byName.get(accion);
