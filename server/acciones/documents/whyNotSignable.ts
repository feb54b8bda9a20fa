import { readStored } from '../../files/readStored';
import { Fault } from '../../http/fault';
import type { Context } from '../context';

interface Content {
  hash: string;
  mime: string;
}

/** Why a file of a type that is signed cannot be, if it cannot. */
export async function whyNotSignable(
  { services }: Pick<Context, 'services'>,
  { hash, mime }: Content,
): Promise<string | null> {
  if (mime !== 'application/pdf') {
    return 'Los documentos de este tipo se firman: tiene que ser un PDF.';
  }
  try {
    await services.pdf.check(await readStored(services.files, hash));
    return null;
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
}
