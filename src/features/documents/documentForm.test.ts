import type { DocumentType } from '@/services/wms/generated/documents.gen';
import { documentForm } from './documentForm';

const type: DocumentType = {
  id: 1,
  version: 1,
  name: 'Carnet',
  folder: 'Habilitaciones',
  visibility: 'brings',
  expires: true,
  warnDays: 45,
  keepYears: null,
  signs: false,
  forklift: false,
  active: true,
  used: 1,
};
const form = documentForm([type, { ...type, id: 2, name: 'DNI', expires: false }]);
const stored = { typeId: 1, title: 'Carnet de autoelevador', expiresOn: '2026-12-01' };
const held = form.values(stored);

test('what is stored comes back as it was, and a type that does not expire takes no date', () => {
  expect(form.input({ ...held, title: ' Carnet de autoelevador ' })).toEqual(stored);
  expect(form.input({ ...held, expiresOn: '' }).expiresOn).toBeNull();
  expect(form.input({ ...held, typeId: 2 }).expiresOn).toBeNull();
});

test.each([
  [{ typeId: 2 }, { name: 'typeId', label: 'Tipo', mine: 'DNI', stored: 'Carnet' }],
  [
    { title: 'Otro' },
    { name: 'title', label: 'Título', mine: 'Otro', stored: 'Carnet de autoelevador' },
  ],
  [
    { expiresOn: '' },
    { name: 'expiresOn', label: 'Vale hasta', mine: 'No vence', stored: '01/12/2026' },
  ],
])('two people who change %j see both, in words', (mine, field) => {
  expect(form.conflict({ ...held, ...mine }, stored)).toEqual([field]);
});
