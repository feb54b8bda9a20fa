import type { OrganisationSettings } from '@/services/wms/generated/organisation.gen';
import { brandingForm, mailForm, securityForm } from './settingsForms';

const native = { fields: {}, shouldUseNativeValidation: false };
const mail: OrganisationSettings['mail'] = {
  source: 'house',
  server: { host: 'dos', port: 25, security: 'tls', username: '', from: 'a@b.ar' },
  hasPassword: true,
  trial: 'arrived',
  version: 2,
};

test('an empty colour is the product’s own; half a colour is none', async () => {
  const typed = { name: 'Austral', color: '', taxId: '', address: '' };
  const none = { color: null, taxId: null, address: null };
  expect(brandingForm.input(typed)).toEqual({ name: 'Austral', ...none });
  const faults = async (color: string) =>
    (await brandingForm.resolver({ ...typed, color }, undefined, native)).errors.color?.message;
  expect(await faults('')).toBeUndefined();
  expect(await faults('#0B5A66')).toBeUndefined();
  expect(await faults('#0B5')).toBe('Un color se escribe como #0b5a66.');
});

test.each(['', '0', '70000', 'abc'])('%p is no port', async (port) => {
  const typed = { ...mailForm.values(mail), port };
  const { errors } = await mailForm.resolver(typed, undefined, native);
  expect(errors.port?.message).toBe('Va de 1 a 65535.');
});

test('a server of mail comes back as it was; without one the usual port and cipher are offered', async () => {
  const typed = mailForm.values(mail);
  expect(mailForm.input(typed)).toMatchObject({ ...mail.server });
  expect((await mailForm.resolver(typed, undefined, native)).errors).toEqual({});
  expect(mailForm.values({ ...mail, server: null })).toMatchObject({
    host: '',
    port: '465',
    security: 'tls',
    password: '',
  });
});

test('a conflict shows only what differs, in words, and never the password', () => {
  const typed = { ...mailForm.values(mail), host: 'uno', security: 'none', password: 'x' } as const;
  expect(mailForm.conflict(typed, mail)).toEqual([
    { name: 'host', label: 'Servidor', mine: 'uno', stored: 'dos' },
    {
      name: 'security',
      label: 'Cifrado',
      mine: 'Sin cifrar: solo dentro de la propia red',
      stored: 'TLS desde el comienzo (suele ser el puerto 465)',
    },
  ]);
  const stored = { sessionDays: 7, tries: 5, secondStepForAdmins: false };
  const mine = { ...securityForm.values(stored), sessionDays: '1', secondStepForAdmins: true };
  expect(securityForm.conflict(mine, stored)).toEqual([
    { name: 'sessionDays', label: 'Duración de la sesión', mine: '1 día', stored: '7 días' },
    {
      name: 'secondStepForAdmins',
      label: 'Quienes administran ingresan en dos pasos',
      mine: 'Sí',
      stored: 'No',
    },
  ]);
});
