import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { Fault } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import type { Turn } from '../../engine/signing/pdf/pdfWork';
import { textReader } from '../../engine/texts/textReader';
import { type PageMarks, pageMarks, sameDocket } from './pageMarks';
import { periodText } from './periodsIn';
import { unreadablePdf } from './unreadablePdf';
import { writtenCuil } from './writtenCuil';

interface Owner {
  name: string;
  cuil: string;
  docket: string;
}

interface Named {
  is: 'own' | 'other' | 'both' | 'silent';
  says: string;
}

/**
 * Whether a slip is its owner's: `other` says that it names somebody else, `both` that it names them and somebody else,
 * `silent` that it names nobody.
 */
export function slipOwner(
  pages: readonly Pick<PageMarks, 'cuils' | 'dockets'>[],
  { cuil, docket }: Pick<Owner, 'cuil' | 'docket'>,
): Named {
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
  /** "2026-10". */
  period: string;
  /** A person looked at a slip that names no person, or another month. */
  evenSo: boolean;
}

/** Why the months that a slip names leave a doubt; null where it names its own, or none. */
function otherPeriod(pages: readonly PageMarks[], period: string): string | null {
  const named = [...new Set(pages.flatMap((page) => page.periods))];
  if (named.length === 0 || named.includes(period)) return null;
  return `El PDF dice ${named.map(periodText).join(' y ')}, y el recibo es de ${periodText(period)}.`;
}

/**
 * Refuses the slip of another person. One that does not say whose it is, or that names another month, is taken only once
 * somebody says that they looked at it.
 */
export async function checkSlip(
  { db, services }: Pick<Context, 'db' | 'services'>,
  { bytes, personId, period, evenSo }: Slip,
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
  if (evenSo) return;
  const month = otherPeriod(pages, period);
  const doubts = [ownerDoubt({ is, says, pages }), month].filter((one) => one !== null);
  if (doubts.length === 0) return;
  const message = `${doubts.join(' ')} Miralo: tiene que ser solo de ${named(owner)}.`;
  const code = is === 'own' ? 'otro_periodo' : 'sin_nombre';
  throw new Fault(409, code, message, { fields: { file: message } });
}

/** Why it is not certain whose it is; null where it names its owner alone. */
function ownerDoubt({ is, says, pages }: Named & { pages: readonly PageMarks[] }): string | null {
  if (is === 'both') return `El PDF nombra a más de una persona: dice ${says}.`;
  if (is !== 'silent') return null;
  const [wrong] = pages.flatMap(({ wrongCuils }) => wrongCuils);
  return wrong
    ? `El PDF dice el CUIL ${writtenCuil(wrong)}, que está mal escrito: su dígito verificador no coincide.`
    : 'El PDF no dice ni CUIL ni legajo.';
}
