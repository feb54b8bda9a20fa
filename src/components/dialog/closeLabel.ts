/** Beside "Cancelar pedidos", "Cancelar" would be read as the same. */
export const closeLabel = (submitLabel: string): string =>
  submitLabel.startsWith('Cancelar') ? 'Volver' : 'Cancelar';
