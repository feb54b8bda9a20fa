import { credentialText, readCredentialText } from './credentialCode';
import { pinSchema } from './pin';

const publicId = 'ABCDEFGH234567AB';

test('what is drawn is read, also by a scanner with another layout or small letters', () => {
  const text = credentialText(publicId, '01234567');
  expect(readCredentialText(text)).toEqual({ publicId, code: '01234567' });
  expect(readCredentialText(` ${text.toLowerCase().replaceAll('.', '-')} `)).toEqual({
    publicId,
    code: '01234567',
  });
});

test.each([
  '',
  'ANDEN1',
  'ANDEN2.ABCDEFGH234567AB.01234567',
  'ANDEN1.ABCDEFGH234567AB.0123456',
  'ANDEN1.ABC.01234567',
  'ANDEN1.ABCDEFGH234567AB.01234567.9',
])('%p is no credential', (text) => {
  expect(readCredentialText(text)).toBeNull();
});

test.each([
  ['4071', true],
  ['407192', true],
  ['123', false],
  ['1234567', false],
  ['12a4', false],
  ['1111', false],
  ['1234', false],
  ['6543', false],
])('the PIN %s: %s', (pin, good) => {
  expect(pinSchema.safeParse(pin).success).toBe(good);
});
