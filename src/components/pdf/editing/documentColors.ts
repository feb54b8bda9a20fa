export interface DocumentColor {
  /** The library's texts know the colours of the highlighter by this name. */
  name: string;
  label: string;
  value: string;
}

/** Colours of what is left on the paper, which is white in every theme. */
export const inkColors: readonly DocumentColor[] = [
  { name: 'black', label: 'Negro', value: '#1a1a1a' },
  { name: 'blue', label: 'Azul', value: '#1d4ed8' },
  { name: 'red', label: 'Rojo', value: '#c62828' },
  { name: 'green', label: 'Verde', value: '#2e7d32' },
];

export const highlightColors: readonly DocumentColor[] = [
  { name: 'yellow', label: 'Amarillo', value: '#ffff98' },
  { name: 'green', label: 'Verde', value: '#53ffbc' },
  { name: 'blue', label: 'Celeste', value: '#80ebff' },
  { name: 'pink', label: 'Rosa', value: '#ffcbe6' },
  { name: 'red', label: 'Rojo', value: '#ff4f5f' },
];
