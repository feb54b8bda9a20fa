import { brandingForm, houseConflict, mailForm } from './houseModel';

test('an empty colour is the product’s own; half a colour is none', () => {
  expect(brandingForm.safeParse({ name: 'Austral', color: '' }).success).toBe(true);
  expect(brandingForm.safeParse({ name: 'Austral', color: '#0B5A66' }).success).toBe(true);
  const { error } = brandingForm.safeParse({ name: 'Austral', color: '#0B5' });
  expect(error?.issues[0]?.message).toBe('Un color se escribe como #0b5a66.');
});

test.each(['', '0', '70000', 'abc'])('%p is no port', (port) => {
  const typed = { host: 'smtp.a', port, security: 'tls', username: '', from: 'a@b.ar' };
  expect(mailForm.safeParse(typed).success).toBe(false);
});

test('a conflict shows only what differs, and never the password', () => {
  const labels = { host: 'Servidor', port: 'Puerto' };
  const mine = { host: 'uno', port: '25', password: 'x' };
  expect(houseConflict(labels, mine, { host: 'dos', port: 25, password: '' } as never)).toEqual([
    { label: 'Servidor', mine: 'uno', stored: 'dos' },
  ]);
});
