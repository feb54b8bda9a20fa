/** Colours that are good on both themes; any other can be typed. */
export const brandPresets = [
  { name: 'Petróleo', color: '#0b5a66' },
  { name: 'Azul', color: '#1f4fa3' },
  { name: 'Violeta', color: '#5b3fa0' },
  { name: 'Ciruela', color: '#8a1c5c' },
  { name: 'Ladrillo', color: '#a23a1e' },
  { name: 'Oliva', color: '#566314' },
  { name: 'Verde', color: '#1b7040' },
  { name: 'Grafito', color: '#3d434d' },
] as const;
