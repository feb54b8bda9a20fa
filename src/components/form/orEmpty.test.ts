import { payFields } from '@contract/users/personPay';
import { z } from 'zod';
import { contractResolver } from './contractResolver';
import { orEmpty } from './orEmpty';

const cbu = payFields.shape.cbu.unwrap().unwrap();
const resolve = contractResolver<{ cbu: string }>(z.object({ cbu: orEmpty(cbu) }));
const messageOf = async (typed: string) =>
  (
    await resolve({ cbu: typed }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    })
  ).errors.cbu?.message;

test('an empty field is fine, and a wrong one hears why in its own words', async () => {
  expect(await messageOf('')).toBeUndefined();
  expect(await messageOf('123')).toBe('Son 22 números: fijate que no falte ni sobre ninguno.');
  expect(await messageOf('2850590940090418135202')).toBe(
    'Hay algún número equivocado: copialo otra vez.',
  );
});
