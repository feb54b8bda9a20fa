import type { Context } from '../../engine/acciones/context';
import { signableOf } from '../../engine/signing/signable';

interface Content {
  hash: string;
  mime: string;
}

/** Why a file of a type that is signed cannot be, if it cannot. */
export async function whyNotSignable(
  context: Pick<Context, 'db' | 'services'>,
  { hash, mime }: Content,
): Promise<string | null> {
  if (mime !== 'application/pdf') {
    return 'Los documentos de este tipo se firman: tiene que ser un PDF.';
  }
  const signable = await signableOf(context, hash);
  return 'why' in signable ? signable.why : null;
}
