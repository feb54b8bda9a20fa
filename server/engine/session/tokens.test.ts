import { SignJWT } from 'jose';
import { clock, moveClock } from '../time/clock';
import { readToken, signToken } from './tokens';

const secret = new TextEncoder().encode('x'.repeat(48));
const sessionId = '00000000-0000-4000-8000-000000000000';

const forge = (claims: Record<string, unknown>, subject = '1') =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setIssuer('anden')
    .setExpirationTime(new Date(clock.ms() + 3_600_000))
    .sign(secret);

test('what was signed is read back', async () => {
  const token = await signToken(secret, { accountId: 7, sessionId });
  expect(await readToken(secret, token)).toEqual({ accountId: 7, sessionId });
});

test.each([
  ['no session', {}],
  ['a session that is no id', { sid: "x' or 1=1" }],
  ['a session that is a number', { sid: 5 }],
])('a token of ours with %s opens nothing', async (_what, claims) => {
  expect(await readToken(secret, await forge(claims))).toBeNull();
});

test('nor does one whose account is no number', async () => {
  expect(await readToken(secret, await forge({ sid: sessionId }, 'ana'))).toBeNull();
});

test('one that was good once is not good for ever, nor under another secret', async () => {
  const token = await forge({ sid: sessionId });
  expect(await readToken(secret, token)).toEqual({ accountId: 1, sessionId });
  expect(await readToken(new TextEncoder().encode('y'.repeat(48)), token)).toBeNull();
  moveClock(clock.aheadMs() + 2 * 3_600_000);
  expect(await readToken(secret, token)).toBeNull();
});
