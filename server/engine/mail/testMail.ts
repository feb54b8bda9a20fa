import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import type { Viewer } from '../acciones/context';

/** The mail of whoever asks, as their own record has it. */
export async function ownMail(db: Db, { personId }: Viewer): Promise<string | null> {
  if (personId === null) return null;
  const [row] = await db.select({ to: person.email }).from(person).where(eq(person.id, personId));
  return row?.to ?? null;
}

export const testMail = (to: string) => ({
  to,
  subject: 'Correo de prueba de Andén',
  text: 'Si te llegó esto, el correo funciona.',
});
