const names: Record<string, string> = {
  account: 'Cuenta',
  area: 'Área',
  customer: 'Cliente',
  export: 'Exportación',
  file: 'Archivo',
  firstView: 'Vista inicial',
  house: 'Ajustes',
  import: 'Importación',
  job: 'Tarea',
  location: 'Ubicación',
  order: 'Pedido',
  parameter: 'Parámetro',
  person: 'Persona',
  personHistory: 'Historia de una persona',
  post: 'Publicación',
  postComment: 'Comentario',
  product: 'Producto',
  role: 'Rol',
  savedView: 'Vista',
  session: 'Sesión',
  setting: 'Preferencia',
  site: 'Sede',
  stock: 'Existencia',
  view: 'Ver como',
};

/** What the audit calls its records, in words; a new kind keeps its own name until it has one. */
export const entityName = (entity: string): string => names[entity] ?? entity;
