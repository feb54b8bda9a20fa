import { visitPurpose } from '../../../db/schema/visits';
import type { ModuleSeed } from '../../../engine/module';

export const visitsSeed: ModuleSeed = {
  async demo({ db, people }) {
    const purposes = await db
      .insert(visitPurpose)
      .values([
        { name: 'Relevar la góndola', minutes: 30, note: 'Contá frentes y mirá los precios.' },
        { name: 'Cobrar', minutes: 20, note: 'Traé el recibo firmado.' },
        { name: 'Presentar productos', minutes: 60, note: '' },
        { name: 'Atender un reclamo', minutes: 45, note: 'Escuchá, anotá y proponé una fecha.' },
      ])
      .returning();
    const { seedVisits } = await import('./seedVisits');
    await seedVisits(
      db,
      people,
      purposes.map(({ id }) => id),
    );
  },
};
