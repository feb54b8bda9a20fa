import { decimal } from './fields';
import { decimal as decimalSchema } from './id';

function degrees(label: string, limit: number) {
  const filled = decimalSchema.refine(
    (text) => Math.abs(Number(text)) <= limit,
    'Esos grados no existen.',
  );
  const schema = filled.nullable().default(null);
  return { ...decimal(label, { optional: true, none: 'Sin lugar en el mapa' }), filled, schema };
}

/** A place on the map, as a record has it: both or neither. */
export const positionFields = {
  latitude: degrees('Latitud', 90),
  longitude: degrees('Longitud', 180),
};
