import { verifyCode } from '@contract/verify/verifyAcciones';
import { eq } from 'drizzle-orm';
import { signingPaper } from '../../db/schema/signing';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { presentPaper } from './presentPaper';
import { verifyPace } from './verifyPace';

export const verifyCodeHandler = implement(verifyCode, async ({ code }, context) => {
  verifyPace(context.address);
  const [paper] = await context.db.select().from(signingPaper).where(eq(signingPaper.code, code));
  if (!paper)
    throw notFound('No hay ningún documento con ese código. Revisá que esté bien escrito.');
  return { verdict: null, added: null, paper: await presentPaper(context, paper) };
});
