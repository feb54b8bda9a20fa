import type { Question } from '@contract/visits/checklist';
import { visitPurpose } from '../../../db/schema/visits';
import type { ModuleSeed } from '../../../engine/module';

const question = (text: string, more: Partial<Question> = {}): Question => ({
  ...{ text, kind: 'yesNo', options: [], required: true, photoOnNo: false },
  ...more,
});
const paid: Partial<Question> = {
  kind: 'choice',
  options: ['Transferencia', 'Cheque', 'Efectivo'],
};

export const visitsSeed: ModuleSeed = {
  async demo({ db, people }) {
    const purposes = await db
      .insert(visitPurpose)
      .values([
        {
          ...{ name: 'Relevar la góndola', minutes: 30, note: 'Contá frentes y mirá los precios.' },
          checklist: [
            question('¿Están todos los precios a la vista?', { photoOnNo: true }),
            question('¿Cuántos frentes tenemos?', { kind: 'number' }),
            question('¿Cómo está la góndola?', {
              ...{ kind: 'choice', options: ['Completa', 'Con faltantes', 'Vacía'] },
            }),
          ],
        },
        {
          ...{ name: 'Cobrar', minutes: 20, note: 'Traé el recibo firmado.' },
          checklist: [question('¿Pagó?'), question('¿Con qué pagó?', { ...paid, required: false })],
        },
        { name: 'Presentar productos', minutes: 60, note: '' },
        {
          ...{
            name: 'Atender un reclamo',
            minutes: 45,
            note: 'Escuchá, anotá y proponé una fecha.',
          },
          checklist: [question('¿Quedó conforme?')],
        },
      ])
      .returning();
    const { seedVisits } = await import('./seedVisits');
    await seedVisits(db, people, purposes);
    const { seedSeries } = await import('./seedSeries');
    await seedSeries(db, people, purposes);
  },
};
