import type { FieldValue } from '../core/field';
import { choice } from '../core/fields';

/** The parts of the labour cost that a receipt sums up (decree 407/2026, annex III). */
export const costItemField = choice(
  'Ítem del costo laboral',
  {
    socialSecurity: 'Seguridad social',
    healthInsurance: 'Obra social',
    pensionersHealth: 'INSSJP',
    workRisk: 'ART',
    union: 'Sindical',
    chambers: 'Cámaras empresariales',
    others: 'Otros',
  },
  { byDefault: 'others' },
);

export type CostItem = FieldValue<typeof costItemField>;
