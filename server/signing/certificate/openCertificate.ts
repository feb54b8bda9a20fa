import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Db } from '../../db/client';
import { organisation } from '../../db/schema/organisation';
import { serverSecret } from '../../db/schema/session';
import { StartFault } from '../../startFault';
import { readP12 } from './readP12';
import { rememberCertificate } from './rememberCertificate';
import type { SealingCertificate } from './sealingCertificate';
import { type SelfMade, selfMadeCertificate } from './selfMadeCertificate';

const name = 'signing-certificate';

async function kept(db: Db): Promise<SelfMade | null> {
  const [row] = await db.select().from(serverSecret).where(eq(serverSecret.name, name));
  return row ? JSON.parse(row.value) : null;
}

/** Made once per database, so that every process seals with the same. */
async function ownCertificate(db: Db): Promise<SealingCertificate> {
  if (!(await kept(db))) {
    const [house] = await db.select().from(organisation).where(eq(organisation.id, 1));
    const value = JSON.stringify(await selfMadeCertificate(house?.name ?? 'Andén'));
    await db.insert(serverSecret).values({ name, value }).onConflictDoNothing();
  }
  const made = await kept(db);
  if (!made) throw new Error('the signing certificate is gone');
  return {
    key: createPrivateKey(made.key),
    certificate: new X509Certificate(made.certificate).raw,
    chain: [],
    selfMade: true,
    licensed: false,
  };
}

/** The organisation's own .p12 where one is set. */
export async function p12Certificate(
  signing: NonNullable<Config['signing']>,
): Promise<SealingCertificate> {
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

/** What papers are sealed with from now on; it stays known after another one takes its place. */
export async function openCertificate(
  db: Db,
  config: Pick<Config, 'signing'>,
): Promise<SealingCertificate> {
  const certificate = config.signing
    ? await p12Certificate(config.signing)
    : await ownCertificate(db);
  await rememberCertificate(db, certificate);
  return certificate;
}
