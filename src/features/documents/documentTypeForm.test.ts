import type { DocumentType } from '@/services/wms/generated/documents.gen';
import { documentTypeForm } from './documentTypeForm';

const stored: DocumentType = {
  id: 4,
  version: 2,
  name: 'Carnet',
  folder: 'Habilitaciones',
  visibility: 'person',
  expires: true,
  warnDays: 45,
  keepYears: null,
  signs: true,
  forklift: false,
  active: true,
  used: 3,
};
const held = documentTypeForm.values(stored);

test('what is stored comes back as it was, and only what the person sees is signed', () => {
  const { id: _id, version: _version, used: _used, ...fields } = stored;
  expect(documentTypeForm.input(held)).toEqual(fields);
  expect(documentTypeForm.input({ ...held, visibility: 'brings' }).signs).toBe(false);
  const drives = { ...held, forklift: true };
  expect(documentTypeForm.input(drives).forklift).toBe(true);
  expect(documentTypeForm.input({ ...drives, visibility: 'brings' }).forklift).toBe(false);
});

test('a new one begins in sight of the person, in use, with a month to tell of its end', () => {
  expect(documentTypeForm.values(null)).toMatchObject({
    visibility: 'person',
    warnDays: '30',
    keepYears: '',
    active: true,
  });
});

test('a conflict names each rule by itself, also the days of a type that does not expire', () => {
  const still = { ...stored, expires: false };
  const mine = { ...documentTypeForm.values(still), warnDays: '10', keepYears: '5' };
  expect(documentTypeForm.conflict(mine, still)).toEqual([
    { name: 'warnDays', label: 'Días antes para avisar', mine: '10', stored: '45' },
    {
      name: 'keepYears',
      label: 'Años que se guarda después de la baja',
      mine: '5',
      stored: 'Siempre',
    },
  ]);
  expect(documentTypeForm.conflict({ ...held, visibility: 'keepers' }, stored)).toEqual([
    {
      name: 'visibility',
      label: 'Quién lo ve',
      mine: 'Solo quien guarda los legajos',
      stored: 'La persona lo ve',
    },
  ]);
});
