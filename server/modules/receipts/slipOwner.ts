import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { Fault } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import type { Turn } from '../../engine/signing/pdf/pdfWork';
import { textReader } from '../../engine/texts/textReader';
import { type PageMarks, pageMarks, sameDocket } from './pageMarks';
import { unreadablePdf } from './unreadablePdf';
import { writtenCuil } from './writtenCuil';

interface Owner {
  name: string;
  cuil: string;
  docket: string;
}

/**
 * Whether a slip is its owner's: `other` says that it names somebody else, `both` that it names them and somebody else,
 * `silent` that it names nobody.
 */
export function slipOwner(
  pages: readonly Pick<PageMarks, 'cuils' | 'dockets'>[],
  { cuil, docket }: Pick<Owner, 'cuil' | 'docket'>,
): { is: 'own' | 'other' | 'both' | 'silent'; says: string } {
  const cuils = [...new Set(pages.flatMap((page) => page.cuils))];
  const dockets = [...new Set(pages.flatMap((page) => page.dockets))];
  const says = [
    ...cuils.map((one) => `CUIL ${writtenCuil(one)}`),
    ...dockets.map((one) => `legajo ${one}`),
  ].join(', ');
  const byCuil = cuils.includes(cuil);
  const byDocket = dockets.includes(sameDocket(docket));
  if (cuils.length > 0 && !byCuil) return { is: 'other', says };
  if (!byCuil && !byDocket) return { is: dockets.length > 0 ? 'other' : 'silent', says };
  // Another one's sheet may have come with theirs; or their employer is a person, or a docket is of somewhere else.
  const alone = cuils.length <= 1 && (dockets.length === 0 || (byDocket && dockets.length === 1));
  return { is: alone ? 'own' : 'both', says };
}

const named = ({ name, cuil, docket }: Owner) =>
  `${name} (CUIL ${writtenCuil(cuil)}, legajo ${docket})`;

interface Slip {
  bytes: Uint8Array;
  personId: number;
  /** Somebody looked at one that names nobody. */
  evenSo: boolean;
}

/** Nobody is given another person's slip; one that does not say whose it is, only if somebody says so. */
export async function checkSlipOwner(
  { db, services }: Pick<Context, 'db' | 'services'>,
  { bytes, personId, evenSo }: Slip,
  turn: Turn,
): Promise<void> {
  const [row] = await db.select().from(person).where(eq(person.id, personId));
  if (!row) throw new Error('a receipt of nobody');
  const owner = { name: personName(row), cuil: row.cuil, docket: row.docket };
  const pages: PageMarks[] = [];
  await textReader(services.workshop, turn)
    .pages(bytes, async (texts) => void pages.push(...texts.map(pageMarks)))
    .catch((error: unknown) => {
      throw unreadablePdf(error);
    });
  const { is, says } = slipOwner(pages, owner);
  if (is === 'other') {
    const message = `El recibo es de ${named(owner)}, pero el PDF dice ${says}.`;
    throw new Fault(409, 'otra_persona', message, { fields: { file: message } });
  }
  if (is === 'both' && !evenSo) {
    const message = `El PDF nombra a más de una persona: dice ${says}. Miralo: tiene que ser solo de ${named(owner)}.`;
    throw new Fault(409, 'sin_nombre', message, { fields: { file: message } });
  }
  if (is === 'silent' && !evenSo) {
    const [wrong] = pages.flatMap(({ wrongCuils }) => wrongCuils);
    const why = wrong
      ? `El PDF dice el CUIL ${writtenCuil(wrong)}, que está mal escrito: su dígito verificador no coincide.`
      : 'El PDF no dice ni CUIL ni legajo.';
    const message = `${why} Miralo: tiene que ser de ${named(owner)}.`;
    throw new Fault(409, 'sin_nombre', message, { fields: { file: message } });
  }
}
