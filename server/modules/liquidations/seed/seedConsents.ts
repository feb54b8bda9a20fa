import { deductionConsent } from '../../../db/schema/deductionConsents';
import type { Demo } from '../../../engine/seed/demo';
import { demoBegins, firstBack } from '../../../seed/demoYear';

/** Some agreed to their instalments as they signed a loan: its concept asks nobody, and what they wrote down stays. */
export async function seedConsents({ db, people }: Pick<Demo, 'db' | 'people'>): Promise<void> {
  const agreed = people.slice(-4, -1);
  const [first] = agreed;
  await db.insert(deductionConsent).values(
    agreed.map(({ id }) => ({
      ...{ personId: id, code: 'PRESTAMOS', fromDay: demoBegins() },
      toDay: id === first?.id ? firstBack(1) : null,
      note: 'Lo firmó con el préstamo.',
    })),
  );
}
