import { passwordStrength } from './passwordStrength';

it.each([
  ['', 0],
  ['corta', 0],
  ['aaaaaaaaaaaa', 0],
  ['1234567890', 0],
  ['contraseña', 0],
  ['qwerty12345', 0],
  ['X7!k$pQ2z', 1],
  ['rosadelmar', 1],
  ['Rosadelmar8', 2],
  ['caballo verde 7', 3],
  ['Tren de las 8 a Rosario', 4],
])('%p is of level %d', (password, level) => {
  expect(passwordStrength(password).level).toBe(level);
});

it('gives nothing for the own user name', () => {
  const plain = passwordStrength('marianela-2026').level;
  expect(passwordStrength('marianela-2026', 'Marianela').level).toBeLessThan(plain);
});
