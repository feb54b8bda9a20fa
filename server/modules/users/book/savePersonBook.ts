import type { InputOf } from '@contract/core/accion';
import { savePersonBook } from '@contract/users/personBookAcciones';
import type { Context } from '../../../engine/acciones/context';
import { implement } from '../../../engine/acciones/implement';
import { refuseBeforeHire } from '../effectRules';
import { lockPerson } from '../personRecord';
import { personBooks } from './personBooks';

/** No figure of pay depends on these codes, so that no closed month holds them. */
export async function writePersonBook(context: Context, input: InputOf<typeof savePersonBook>) {
  const whose = await lockPerson(context, input.personId);
  return personBooks.save(context, input, (fields) => {
    refuseBeforeHire(whose, fields.effectiveFrom);
    return { ...fields, accountId: context.viewer.accountId };
  });
}

export const savePersonBookHandler = implement(savePersonBook, (input, context) =>
  writePersonBook(context, input),
);
