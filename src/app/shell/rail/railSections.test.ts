import { sampleModule, sampleModules } from '../../../../tests/support/sampleModules';
import { firstFour, railSections } from './railSections';

test('groups keep the order of the rail, and a heading never repeats its only module', () => {
  const sections = railSections(sampleModules);
  expect(sections.map(({ label, heading }) => [label, heading])).toEqual([
    ['Personas', false],
    ['Tiempo', true],
    ['Pagos', true],
    ['Depósito', true],
  ]);
});

test('the phone begins with where the role lands and holds four', () => {
  const extra = [
    sampleModule({ id: 'summary', label: 'Inicio', group: 'home', order: 1 }),
    sampleModule({ id: 'profile', label: 'Mi perfil', group: null, order: 0 }),
  ];
  const four = firstFour([...sampleModules, ...extra], '/orders').map(({ id }) => id);
  expect(four).toEqual(['orders', 'summary', 'users', 'holidays']);
});
