import { credentialCode, credentialText } from '@contract/markings/credentialCode';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { callServer, openSession } from './callServer';
import type { RoleName } from './story';
import { storyNow } from './storyNow';

/** The code that the telephone of somebody shows now. */
export async function codeOf(address: string, role: RoleName): Promise<string> {
  const session = await openSession(address, role);
  const own = await callServer<{ publicId: string; codeKey: string }>(
    address,
    'credencial.obtener',
    {},
    session,
  );
  const totp = new TOTP({ ...credentialCode, secret: Secret.fromBase32(own.codeKey) });
  return credentialText(own.publicId, totp.generate({ timestamp: storyNow().getTime() }));
}

/** A kiosk that is there already, and the code that pairs it. */
export async function pairingCode(address: string, name: string): Promise<string> {
  const admin = await openSession(address, 'admin');
  const { sites } = await callServer<{ sites: { id: number }[] }>(
    address,
    'organizacion.obtener',
    {},
    admin,
  );
  const kiosk = await callServer<{ id: number }>(
    address,
    'kiosco.guardar',
    { name, siteId: sites[0]?.id },
    admin,
  );
  const { code } = await callServer<{ code: string }>(
    address,
    'kiosco.emparejar',
    { id: kiosk.id },
    admin,
  );
  return code;
}

/** A scanner types as no hand can, and ends with Enter: within the page, whatever the machine does meanwhile. */
export async function scan(kiosk: Page, code: string) {
  await kiosk.evaluate((keys) => {
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    for (const key of keys) press(key);
    press('Enter');
  }, code);
}
