import { z } from 'zod';

/** Minutes that read as hours, hours with decimals as somebody typed them, or pesos. */
export const weightUnits = ['minutes', 'hours', 'amount'] as const;

const figures = {
  before: z.string(),
  after: z.string(),
  /** The figure afterwards less the one before. */
  difference: z.string(),
};

/** The change that rows of a file would make to the time or the pay of people: one kind of hours or of pesos. */
export const importWeight = z
  .object({
    what: z.string(),
    unit: z.enum(weightUnits),
    /** The people whose change is greatest, before the others. */
    people: z.array(z.object({ name: z.string(), ...figures }).meta({ id: 'ImportWeightPerson' })),
    /** How many people it is of, those who are not shown included. */
    count: z.int(),
    total: z.object(figures),
  })
  .meta({ id: 'ImportWeight' });

export type ImportWeight = z.infer<typeof importWeight>;
