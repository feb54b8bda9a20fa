import { counted } from '@contract/core/counted';
import { own } from '@contract/core/fields';
import { defineRecord } from '@contract/core/record';
import {
  brandingRecord,
  mailPassword,
  mailRecord,
  securityRecord,
} from '@contract/organisation/organisationSettings';
import { recordForm } from '@/components/record/recordForm';
import type { OrganisationSettings } from '@/services/wms/generated/organisation.gen';

export const brandingForm = recordForm(brandingRecord);

const withPassword = recordForm(
  defineRecord('MailServer', mailRecord.words, {
    ...mailRecord.fields,
    password: own('Contraseña', mailPassword, ''),
  }),
  {
    asked: ['password'],
    read: ({ server }: OrganisationSettings['mail']) => server,
    show: { password: () => '—' },
  },
);

export const mailForm: typeof withPassword = {
  ...withPassword,
  // A password is never answered back, so that there is none to compare it with.
  conflict: (mine, stored) => withPassword.conflict({ ...mine, password: '' }, stored),
};

export const daysText = (count: number): string => counted(count, 'día', 'días');
export const triesText = (count: number): string => counted(count, 'intento', 'intentos');

export const securityForm = recordForm(securityRecord, {
  show: {
    sessionDays: (held) => daysText(Number(held)),
    tries: (held) => triesText(Number(held)),
  },
});
