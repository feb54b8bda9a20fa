import type { OrganisationHoliday } from '@/services/wms/generated/holidays.gen';
import { organisationHolidayForm } from './organisationHolidayForm';

const form = organisationHolidayForm([
  { value: 1, label: 'Casa central' },
  { value: 2, label: 'Rosario' },
]);
const stored: OrganisationHoliday = {
  id: 3,
  version: 1,
  day: '2027-07-09',
  name: 'Guardia',
  siteId: 2,
  siteName: 'Rosario',
  worked: true,
};
const held = form.values(stored);

test('a day of one site and a day of the whole organisation come back as they were', () => {
  const { id: _id, version: _version, siteName: _siteName, ...fields } = stored;
  expect(form.input(held)).toEqual(fields);
  const everywhere = { ...stored, siteId: null, siteName: null };
  expect(form.input(form.values(everywhere))).toEqual({ ...fields, siteId: null });
});

test('a conflict names whatever differs, the place too', () => {
  expect(form.conflict({ ...held, siteId: '', worked: false }, stored)).toEqual([
    { name: 'siteId', label: 'Dónde', mine: 'Toda la organización', stored: 'Rosario' },
    {
      name: 'worked',
      label: 'Es un feriado del país que acá se trabaja',
      mine: 'No',
      stored: 'Sí',
    },
  ]);
});
