import { freeUsername } from './freeUsername';

const nobody = () => false;
const maria = { firstName: 'María Belén', lastName: 'Núñez Paz', docket: '2001' };

test('the proposed user has no accents and one name of each', () => {
  expect(freeUsername(maria, nobody)).toBe('maria.nunez');
});

test('who is called like others is numbered, and a name without letters of ours goes by the docket', () => {
  const taken = ['maria.nunez', 'maria.nunez2'];
  expect(freeUsername(maria, (name) => taken.includes(name))).toBe('maria.nunez3');
  expect(freeUsername({ ...maria, firstName: '李', lastName: '小' }, nobody)).toBe('legajo.2001');
});
