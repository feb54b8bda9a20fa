import { createHash, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { Fault } from '../../http/fault';
import type { SealingCertificate } from '../certificate/sealingCertificate';
import {
  asn1Type,
  bytesOf,
  fromDer,
  integerOf,
  nothing,
  octets,
  oid,
  oidOf,
  partsOf,
  sequence,
  toDer,
} from '../cms/asn1';
import { oids } from '../cms/oids';

/** The issuer's word on a certificate today, kept in the file so that it can be checked when the issuer is gone. */
export interface Proofs {
  /** DER, all of them. */
  certificates: Buffer[];
  ocsps: Buffer[];
  crls: Buffer[];
}

const PATIENCE_MS = 5000;
const MOST_BYTES = 1_000_000;
const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest();

async function fetched(url: string, body?: Buffer): Promise<Buffer> {
  const answer = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/ocsp-request' },
      body: new Uint8Array(body),
    }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok || bytes.length > MOST_BYTES)
    throw new Error(`the issuer answered ${answer.status}`);
  return bytes;
}

function question(own: X509Certificate, issuer: X509Certificate): Buffer {
  const issuerName = partsOf(partsOf(fromDer(own.raw))[0])[3];
  if (!issuerName) throw new Error('a certificate without its issuer');
  const id = sequence(
    sequence(oid(oids.sha1), nothing()),
    octets(sha1(toDer(issuerName))),
    octets(sha1(issuer.publicKey.export({ type: 'pkcs1', format: 'der' }))),
    integerOf(
      Buffer.from(
        own.serialNumber.padStart(own.serialNumber.length + (own.serialNumber.length % 2), '0'),
        'hex',
      ),
    ),
  );
  return toDer(sequence(sequence(sequence(sequence(id)))));
}

const GOOD = 0;

/** Whether an issuer says that a certificate is good; null where it says nothing of it. */
function isGood(answer: Buffer): boolean | null {
  const [status, wrapped] = partsOf(fromDer(answer));
  if (bytesOf(status).at(-1) !== 0) return null;
  const [type, basic] = partsOf(partsOf(wrapped)[0]);
  if (oidOf(type) !== oids.ocspBasic) return null;
  const told = partsOf(partsOf(fromDer(bytesOf(basic)))[0]);
  const responses = told.find(
    ({ tagClass, type }) => tagClass === forge.asn1.Class.UNIVERSAL && type === asn1Type.SEQUENCE,
  );
  const state = partsOf(partsOf(responses)[0])[1];
  return state ? (state.type as number) === GOOD : null;
}

const revoked = () =>
  new Fault(
    503,
    'sin_certificado',
    'Ahora no se puede firmar: quien emitió el certificado de la organización dice que ya no vale. Avisá a quien administra.',
  );

/** Where a list of the revoked ones is, as the certificate says. */
function listOf(certificate: X509Certificate): string | undefined {
  const parsed = forge.pki.certificateFromAsn1(
    forge.asn1.fromDer(forge.util.createBuffer(certificate.raw.toString('binary'))),
  );
  const points = parsed.getExtension({ id: '2.5.29.31' } as never) as { value?: string } | null;
  return points?.value?.match(/https?:\/\/[\x21-\x7e]+/)?.[0];
}

/** This asks the issuer of a certificate for its word of today; null where it says nothing. */
export async function proofsOf({ certificate, chain }: SealingCertificate): Promise<Proofs | null> {
  const own = new X509Certificate(certificate);
  const issuer = chain.map((one) => new X509Certificate(one)).find((one) => own.checkIssued(one));
  const certificates = [certificate, ...chain];
  const ocsp = /OCSP - URI:(\S+)/.exec(own.infoAccess ?? '')?.[1];
  if (ocsp && issuer) {
    const answer = await fetched(ocsp, question(own, issuer));
    const good = isGood(answer);
    if (good === false) throw revoked();
    if (good) return { certificates, ocsps: [answer], crls: [] };
  }
  const list = listOf(own);
  return list ? { certificates, ocsps: [], crls: [await fetched(list)] } : null;
}
