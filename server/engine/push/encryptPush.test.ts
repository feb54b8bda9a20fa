import { createECDH } from 'node:crypto';
import { encryptPush, isReadable } from './encryptPush';

// RFC 8291, appendix A.
const reader = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
const secret = Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
const sealed =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

test('the example of the standard comes out to the letter', () => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(secret);
  const content = Buffer.from('When I grow up, I want to be a watermelon');
  expect(encryptPush(reader, content, salt, keys).toString('base64url')).toBe(sealed);
});

test('no two messages are alike, and a key that is no point of the curve is no key', () => {
  const once = () => encryptPush(reader, Buffer.from('hola')).toString('hex');
  expect(once()).not.toBe(once());
  expect(isReadable(reader)).toBe(true);
  expect(isReadable({ ...reader, p256dh: `B${'A'.repeat(86)}` })).toBe(false);
  expect(isReadable({ ...reader, p256dh: '' })).toBe(false);
});
