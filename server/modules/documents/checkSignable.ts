import type { Context } from '../../engine/acciones/context';
import { invalid } from '../../engine/http/fault';
import { whyNotSignable } from './whyNotSignable';

/** A file that goes to be signed must be fit for it: the refusal is told beside what brought it. */
export async function checkSignable(
  context: Pick<Context, 'db' | 'services'>,
  { signs }: { signs: boolean },
  content: { hash: string; mime: string; field?: string },
): Promise<void> {
  const why = signs ? await whyNotSignable(context, content) : null;
  if (why) throw invalid({ [content.field ?? 'file']: why });
}
