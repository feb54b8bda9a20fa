import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import forge from 'node-forge';
import type { Db } from '../../../db/Db';
import { organisation } from '../../../db/schema/organisation';
import { serverSecret } from '../../../db/schema/session';
import { StartFault } from '../../../db/startFault';
import type { Config } from '../../config/config';
import { clock } from '../../time/clock';
import { certificateFault } from './certificateFault';
import { rememberCertificate } from './rememberCertificate';
import type { SealingCertificate } from './sealingCertificate';
import { openSelfMade, type SelfMade, selfMadeCertificate } from './selfMadeCertificate';

const name = 'signing-certificate';

async function kept(db: Db): Promise<{ value: string; made: SelfMade } | null> {
  const [row] = await db.select().from(serverSecret).where(eq(serverSecret.name, name));
  return row ? { value: row.value, made: JSON.parse(row.value) } : null;
}

/** Made once per database, so that every process seals with the same; and again when its years are over. */
async function ownCertificate(db: Db, since: Date): Promise<SealingCertificate> {
  const before = await kept(db);
  if (before && !certificateFault(openSelfMade(before.made), clock.now()))
    return openSelfMade(before.made);
  const [employer] = await db.select().from(organisation).where(eq(organisation.id, 1));
  const value = JSON.stringify(await selfMadeCertificate(employer?.name ?? 'Andén', since));
  if (before) {
    // Another server that renews it at the same moment finds another one there, and takes that.
    const same = and(eq(serverSecret.name, name), eq(serverSecret.value, before.value));
    await db.update(serverSecret).set({ value }).where(same);
  } else await db.insert(serverSecret).values({ name, value }).onConflictDoNothing();
  const now = await kept(db);
  if (!now) throw new Error('the signing certificate is gone');
  return openSelfMade(now.made);
}

async function readSigning(signing: NonNullable<Config['signing']>): Promise<SealingCertificate> {
  try {
    const found = readP12(await readFile(signing.file), signing.password);
    return { ...found, licensed: signing.licensed && !found.selfMade };
  } catch {
    // Neither the path nor the password belongs in a message.
    throw new StartFault(
      'SIGNING_P12 no se puede abrir: revisá que el archivo exista, que sea un .p12 con clave RSA y que SIGNING_P12_PASSWORD sea la suya.',
    );
  }
}

/** The organisation's own .p12 where one is set; one that cannot seal today is refused before anybody signs. */
export async function p12Certificate(
  signing: NonNullable<Config['signing']>,
): Promise<SealingCertificate> {
  const found = await readSigning(signing);
  const fault = certificateFault({ ...found, licensed: signing.licensed }, clock.now());
  if (fault) throw new StartFault(`El certificado de SIGNING_P12 ${fault}`);
  return found;
}

/** This opens the certificate that seals papers from now on; it stays known after another one takes its place. */
export async function openCertificate(
  db: Db,
  config: Pick<Config, 'signing'>,
  /** From when one that is made here is good; earlier where papers of the past are made. */
  since = clock.now(),
): Promise<SealingCertificate> {
  const certificate = config.signing
    ? await p12Certificate(config.signing)
    : await ownCertificate(db, since);
  await rememberCertificate(db, certificate);
  return certificate;
}

const der = (value: forge.asn1.Asn1) => Buffer.from(forge.asn1.toDer(value).getBytes(), 'binary');

function bagsOf(p12: forge.pkcs12.Pkcs12Pfx, type: string | undefined): forge.pkcs12.Bag[] {
  return (type && p12.getBags({ bagType: type })[type]) || [];
}

/** The one that belongs to the key comes first; whoever vouched for it, after. */
function inOrder(certificates: forge.pki.Certificate[], key: forge.pki.rsa.PrivateKey) {
  const own = certificates.find(
    ({ publicKey }) => (publicKey as forge.pki.rsa.PublicKey).n?.compareTo(key.n) === 0,
  );
  if (!own) throw new Error('the certificate of the key is not in the file');
  return { own, chain: certificates.filter((one) => one !== own) };
}

/** The key and certificates of a .p12 file, with its password. */
function readP12(bytes: Uint8Array, password: string): Omit<SealingCertificate, 'licensed'> {
  const asn1 = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(bytes).toString('binary')));
  const p12 = forge.pkcs12.pkcs12FromAsn1(asn1, password);
  const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids;
  const [held] = [...bagsOf(p12, pkcs8ShroudedKeyBag), ...bagsOf(p12, keyBag)];
  const key = held?.key as forge.pki.rsa.PrivateKey | undefined;
  if (!key) throw new Error('there is no key in the file');
  const certificates = bagsOf(p12, certBag).flatMap(({ cert }) => (cert ? [cert] : []));
  const { own, chain } = inOrder(certificates, key);
  const asDer = (one: forge.pki.Certificate) => der(forge.pki.certificateToAsn1(one));
  return {
    key: createPrivateKey(forge.pki.privateKeyToPem(key)),
    certificate: asDer(own),
    chain: chain.map(asDer),
    selfMade: own.isIssuer(own),
  };
}
