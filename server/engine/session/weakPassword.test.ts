import { weakPassword } from './weakPassword';

const about = ['djuarez', 'Juárez, Delfina', '1007', '30111222', 'Logística del Sur'];

test.each([
  '          ',
  'aaaaaaaaaaaa',
  'ababababab',
  'abcabcabcabc',
  'hola hola hola',
  '1234567890',
  '0987654321',
  '123456789012',
  'abcdefghijkl',
  'qwertyuiop',
  'QWERTY12345',
  'asdfghjklñ',
  '1qaz2wsx3edc',
  'zxcvbnm123',
  'contraseña',
  'Contraseña1',
  'contraseña2026',
  'C0ntras3ña!!',
  'password123',
  'P@ssw0rd2026',
  'administrador',
  'bienvenido1',
  'bocajuniors1905',
  'riverplate!',
  'teamomucho',
  'argentina2026',
  'septiembre2026',
  'juanperez123',
  'DelfinaJuarez1',
  'delfina.juarez',
  'juarez1007',
  'Logistica2026',
  'andén andén 26',
  'djuarez12345',
])('%p is refused with a reason', (password) => {
  expect(weakPassword(password, about)).toMatch(/^\p{Lu}.+\.$/u);
});

test.each([
  'mate con tortafritas',
  'tres tristes zapallos',
  'x7Kp-92mQ-vT4b',
  'El 60 tarda siempre',
  'caballo batería grapa',
  'llueve sobre Juárez y nadie mira',
  'ñandúes bailarines',
  '/%=+?&-_#*',
  '密码是一个长句子吗好的',
])('%p is taken', (password) => {
  expect(weakPassword(password, about)).toBeNull();
});

test('an unknown person has nothing that could be known', () => {
  expect(weakPassword('DelfinaJuarez zapatea', [])).toBeNull();
});
