/** The groups of the rail, in order. */
export const railGroups = {
  home: 'Inicio',
  people: 'Personas',
  time: 'Tiempo',
  pay: 'Pagos',
  documents: 'Documentos',
  warehouse: 'Depósito',
  communication: 'Comunicación',
  administration: 'Administración',
} as const;

export type RailGroup = keyof typeof railGroups;
