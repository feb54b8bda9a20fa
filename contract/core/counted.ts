const figures = new Intl.NumberFormat('es-AR');

/** "1 persona", "1.204 personas". */
export const counted = (count: number, one: string, many: string): string =>
  `${figures.format(count)} ${count === 1 ? one : many}`;
