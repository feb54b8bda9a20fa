import { expiryText, rulesOf, signingText, titleOf } from './documentTexts';

test.each([
  ['contrato_2026.pdf', 'contrato 2026'],
  ['DNI-frente-y-dorso.JPG', 'DNI frente y dorso'],
  ['sin extensión', 'sin extensión'],
  ['.pdf', 'Documento'],
  [`${'x'.repeat(200)}.pdf`, 'x'.repeat(120)],
])('a file called %s begins as “%s”', (name, title) => {
  expect(titleOf(name)).toBe(title);
});

test('until when a paper is good is said in words', () => {
  expect(expiryText({ expiresOn: null, validity: 'none' })).toBe('No vence');
  expect(expiryText({ expiresOn: '2026-11-20', validity: 'expired' })).toBe('Venció el 20/11/2026');
  expect(expiryText({ expiresOn: '2026-11-25', validity: 'expiring' })).toBe(
    'Vale hasta el 25/11/2026',
  );
});

const type = {
  id: 1,
  version: 1,
  name: 'Carnet',
  folder: 'Habilitaciones',
  visibility: 'brings' as const,
  expires: true,
  warnDays: 45,
  keepYears: null,
  signs: false,
  forklift: false,
  active: true,
  used: 0,
};

test('the rules of a type are one line', () => {
  expect(rulesOf({ ...type, visibility: 'person', forklift: true })).toContain(
    'habilita a usar autoelevador',
  );
  expect(rulesOf(type)).toBe(
    'La persona lo ve y lo puede traer · vence; se avisa 45 días antes · se guarda siempre',
  );
  expect(rulesOf({ ...type, visibility: 'person', signs: true })).toMatch(
    /· la persona lo firma ·/,
  );
  expect(rulesOf({ ...type, visibility: 'keepers', expires: false, keepYears: 1 })).toBe(
    'Solo quien guarda los legajos · se guarda 1 año después de la baja',
  );
});

test('what came of a signature is said with its day', () => {
  const signedAt = '2026-11-22T15:00:00Z';
  expect(signingText({ signing: 'signed', signedAt })).toBe('Firmado el 22/11/2026');
  expect(signingText({ signing: 'dissented', signedAt })).toBe(
    'Firmado en disconformidad el 22/11/2026',
  );
  expect(signingText({ signing: 'pending', signedAt: null })).toBe('Para firmar');
});
