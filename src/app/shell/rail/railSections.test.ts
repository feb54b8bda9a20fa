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

test('what somebody is waited for in has its place on the phone, wherever it stands in the rail', () => {
  const inbox = sampleModule({ id: 'inbox', label: 'Bandeja', order: 50, phoneOrder: 5 });
  const four = firstFour([...sampleModules, inbox], '/orders').map(({ id }) => id);
  expect(four).toEqual(['orders', 'inbox', 'users', 'holidays']);
});
