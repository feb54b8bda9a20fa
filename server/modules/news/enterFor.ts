import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { certificateOf } from '../../engine/files/certificateOf';
import { forbidden, notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';
import { checkNews, type NewsFields } from './checkNews';
import { holdDays } from './holdDays';
import { entersNews } from './newsReach';
import { newsStore, ringNewsOwner } from './newsStore';

interface Entering {
  personId: number;
  validated: boolean;
  certificate?: string | null;
}

/** These rules hold for one and for many alike: who may enter, and who may leave it validated. */
export function checkEntering({ viewer }: Context, validated: boolean): void {
  if (!entersNews({ viewer })) throw forbidden();
  if (validated && !can(viewer.roles, 'NEWS.STATE')) {
    throw forbidden('No podés validar novedades: cargala como pendiente.');
  }
}

/** Writes a novelty about somebody: for one person, for each of many, for each row of a file. */
export async function enterFor(
  context: Context,
  { personId, validated, certificate = null }: Entering,
  fields: NewsFields,
): Promise<number> {
  const { db, viewer, reach } = context;
  checkEntering(context, validated);
  const [somebody] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.id, personId), withinReach(reach, viewer, person.id)));
  if (!somebody) throw notFound('Esa persona no existe o no está a tu alcance.');
  if (personId === viewer.personId) {
    throw forbidden('Las tuyas las carga otra persona: avisalas desde “Mis novedades”.');
  }
  const { row, type } = await checkNews(db, fields, { personId });
  const file = await certificateOf(context, certificate);
  const state = validated ? ('validated' as const) : ('pending' as const);
  const { accountId } = viewer;
  const columns = { ...row, ...file, personId, state, authorId: accountId };
  const after = await newsStore.create(context, columns, { kind: 'entered', accountId });
  await holdDays(context, after, type);
  await ringNewsOwner(context, after, 'entered');
  return after.id;
}
