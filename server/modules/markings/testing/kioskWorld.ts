import { randomUUID } from 'node:crypto';
import { credentialCode, credentialText } from '@contract/markings/credentialCode';
import {
  activateKiosk,
  pairKiosk,
  punchAtKiosk,
  saveKiosk,
} from '@contract/markings/kioskAcciones';
import { getCredential } from '@contract/markings/ownCredentialAcciones';
import { Secret, TOTP } from 'otpauth';
import { credentialUse } from '../../../db/schema/kiosks';
import { signInFailure } from '../../../db/schema/session';
import { clock } from '../../../engine/time/clock';
import { markingsWorld } from './markingsWorld';

const SECOND = 1000;

/** A door of the site with its kiosk, and the telephones that are shown to it. */
export async function kioskWorld() {
  const world = await markingsWorld();
  const newKiosk = async (siteId: number, name: string): Promise<number> => {
    const { body } = await world.server.call(saveKiosk, { name, siteId }, 'admin');
    return body.id;
  };
  const pair = async (id: number): Promise<string> => {
    const { body } = await world.server.call(pairKiosk, { id }, 'admin');
    return (await world.server.call(activateKiosk, { code: body.code })).body.kioskKey;
  };
  const kioskId = await newKiosk(world.site.id, 'Portón');
  const key = await pair(kioskId);
  return {
    ...{ world, newKiosk, pair, kioskId, key },
    /** The code that a person's telephone shows, so many seconds from now. */
    async drawn(seconds = 0, as = 'empleado'): Promise<string> {
      const { body } = await world.server.call(getCredential, {}, as);
      const totp = new TOTP({ ...credentialCode, secret: Secret.fromBase32(body.codeKey) });
      const code = totp.generate({ timestamp: clock.ms() + seconds * SECOND });
      return credentialText(body.publicId, code);
    },
    show: (input: object, more: object = {}) =>
      world.server.call(punchAtKiosk, {
        kioskKey: key,
        key: randomUUID(),
        claimedAt: world.stamp(0).toISOString(),
        clockOffset: 0,
        ...input,
        ...more,
      }),
    async clear(): Promise<void> {
      await world.clear();
      await world.db.delete(credentialUse);
      await world.db.delete(signInFailure);
    },
  };
}

export type KioskWorld = Awaited<ReturnType<typeof kioskWorld>>;
