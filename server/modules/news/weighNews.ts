import { anyOf } from '../../db/anyOf';
import { newsType } from '../../db/schema/news';
import type { Asking, Candidate } from '../../engine/imports/importDefinition';
import type { Weight } from '../../engine/imports/sumWeights';

/** The hours and the pesos that novelties of a file bring; each is one more, so there is nothing before. */
export async function weighNews(
  { db }: Pick<Asking, 'db'>,
  rows: readonly Candidate[],
): Promise<Weight[]> {
  const ids = [...new Set(rows.map(({ write }) => Number(write.typeId)))];
  if (ids.length === 0) return [];
  const types = await db.select().from(newsType).where(anyOf(newsType.id, ids));
  const typeOf = new Map(types.map((type) => [type.id, type]));
  return rows.flatMap(({ write: { personId, typeId, quantity } }): Weight[] => {
    const type = typeOf.get(Number(typeId));
    if (!type || type.unit === 'days' || quantity === null) return [];
    const { unit, sign } = type;
    const what = unit === 'hours' ? 'Horas de novedades' : 'Importes de novedades';
    const after = `${unit === 'amount' && sign === 'discount' ? '-' : ''}${quantity}`;
    return [{ person: Number(personId), what, unit, before: '0', after }];
  });
}
