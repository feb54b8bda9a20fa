import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { clock } from '../time/clock';

const issuer = 'anden';
/** A token lasts as long as the longest session; when one really ends is written in its row. */
const TOKEN_MS = 30 * 86_400_000;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface TokenClaims {
  accountId: number;
  sessionId: string;
  /** While seeing as somebody else: `accountId` is then whose. */
  viewId?: string;
}

/** The browser shows this of a view; the rights are never read from here. */
export interface ShownView {
  kind: 'role' | 'person';
  name: string;
  until: string;
}

export function signToken(
  secret: Uint8Array,
  claims: TokenClaims,
  shown?: ShownView,
): Promise<string> {
  return new SignJWT({
    sid: claims.sessionId,
    ...(claims.viewId ? { vid: claims.viewId, ver: shown } : {}),
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(claims.accountId))
    .setIssuer(issuer)
    .setIssuedAt(clock.now())
    .setExpirationTime(new Date(clock.ms() + TOKEN_MS))
    .sign(secret);
}

interface ReadToken {
  claims: TokenClaims;
  /** In seconds. */
  expires: number;
}

/** A good signature stays good; whether its session still lives is asked each time anyway. */
const MOST_KEPT = 5_000;
const kept = new WeakMap<Uint8Array, Map<string, ReadToken>>();

/** Null for whatever is not a token of ours that is still good; the algorithm is never taken from the token. */
export async function readToken(secret: Uint8Array, token: string): Promise<TokenClaims | null> {
  const known = kept.get(secret) ?? new Map<string, ReadToken>();
  kept.set(secret, known);
  const read = known.get(token) ?? (await verify(secret, token));
  if (!read || read.expires * 1000 <= clock.ms()) {
    known.delete(token);
    return null;
  }
  if (known.size >= MOST_KEPT && !known.has(token)) known.clear();
  known.set(token, read);
  return read.claims;
}

async function verify(secret: Uint8Array, token: string): Promise<ReadToken | null> {
  try {
    const currentDate = clock.now();
    const { payload } = await jwtVerify(token, secret, {
      issuer,
      algorithms: ['HS256'],
      currentDate,
    });
    const claims = claimsIn(payload);
    return claims && payload.exp !== undefined ? { claims, expires: payload.exp } : null;
  } catch {
    return null;
  }
}

function claimsIn(payload: JWTPayload): TokenClaims | null {
  const accountId = Number(payload.sub);
  const sessionId = String(payload.sid);
  if (!Number.isSafeInteger(accountId) || !uuid.test(sessionId)) return null;
  if (payload.vid === undefined) return { accountId, sessionId };
  const viewId = String(payload.vid);
  return uuid.test(viewId) ? { accountId, sessionId, viewId } : null;
}
