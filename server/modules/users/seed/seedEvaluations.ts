import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { evaluation } from '../../../db/schema/evaluations';
import { person } from '../../../db/schema/organisation';
import type { DemoPerson } from '../../../engine/seed/demo';
import { randomFrom } from '../../../seed/randomFrom';

type Row = typeof evaluation.$inferInsert;

const quarters = ['2026-01-01', '2026-04-01', '2026-07-01'];

const comments: Record<number, readonly string[]> = {
  2: ['Faltó orden al cerrar el turno; acordamos revisarlo juntos cada lunes.'],
  3: ['Cumple con lo que se le pide. Puede tomar más iniciativa.', ''],
  4: ['Buen trimestre: ayudó a quienes recién entraban.', 'Muy prolijo con los remitos.', ''],
  5: ['Sostuvo al equipo en las semanas más cargadas.', 'Resuelve solo y avisa a tiempo.'],
};

function evaluationsOf(somebody: DemoPerson, accountId: number): Row[] {
  const random = randomFrom(Number(somebody.docket) + 9000);
  return quarters
    .filter((period) => period >= somebody.hireDate)
    .map((period) => {
      const score = random.pick([2, 3, 3, 4, 4, 4, 5, 5]);
      const comment = random.pick(comments[score] ?? ['']);
      return { personId: somebody.id, accountId, period, score, comment };
    });
}

/** Each manager wrote about their own; one in five was not evaluated yet. */
export async function seedEvaluations(db: Db, people: readonly DemoPerson[]): Promise<void> {
  const accounts = new Map(people.map(({ id, accountId }) => [id, accountId]));
  const rows = people.flatMap((somebody, index) => {
    const evaluator = accounts.get(somebody.managerId ?? 0);
    return evaluator === undefined || index % 5 === 4 ? [] : evaluationsOf(somebody, evaluator);
  });
  await db.insert(evaluation).values(rows);
  await db.update(person).set({
    rating: sql`(select round(avg(e.score), 2) from ${evaluation} e where e.person_id = ${person.id})`,
  });
}
