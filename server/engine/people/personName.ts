/** "Apellido, Nombre", as grids show it. */
export const personName = (row: { firstName: string; lastName: string }) =>
  `${row.lastName}, ${row.firstName}`;
