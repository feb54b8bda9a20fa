import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import type { OutsideReach } from '../../server/engine/outside/outsideReach';
import { localhostCertificate } from './localhostCertificate';

interface Taken {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** This opens a push message as a browser does (RFC 8291). */
function opened(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + theirs.length);
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
  const secret = hkdfSync('sha256', keys.computeSecret(theirs), auth, both, 32);
  const derived = (what: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length),
    );
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const content = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return content.subarray(0, content.lastIndexOf(2)).toString();
}

/** A push service on this machine: https, with what it took, and with the answers that a test wants of it. */
export async function startPushServer() {
  const certificate = localhostCertificate();
  const taken: Taken[] = [];
  const answers = new Map<string, number[]>();
  const server = createServer(certificate, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      taken.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const status = answers.get(path)?.shift() ?? 201;
      const where = status >= 300 && status < 400 ? { location: '/elsewhere' } : {};
      response.writeHead(status, { ...where, 'content-length': '0' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `https://localhost:${port}`;
  return {
    origin,
    /** For the server that is to write here, which else writes to the public internet alone. */
    reach: {
      admits: ({ hostname }) => hostname === 'localhost',
      lookup: (_hostname, options, answer) =>
        options.all
          ? answer(null, [{ address: '127.0.0.1', family: 4 }])
          : answer(null, '127.0.0.1', 4),
      ca: certificate.cert,
    } satisfies OutsideReach,
    /** A browser that subscribed here; what it gives, and what it reads of what came. */
    browser: () => {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      const mine = () => taken.filter((one) => one.path === path);
      return {
        subscription: { endpoint: origin + path, p256dh, auth: auth.toString('base64url') },
        taken: mine,
        read: () => mine().map(({ body }) => JSON.parse(opened(body, keys, auth))),
        /** The next answers, one after the other. */
        willAnswer: (...statuses: number[]) => answers.set(path, statuses),
      };
    },
    all: () => taken,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Whether a request bears the signature of the key that browsers subscribed with. */
export async function signedBy(publicKey: string, authorization = '', audience = '') {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }), {
    audience,
  });
  return key === publicKey ? payload : null;
}
