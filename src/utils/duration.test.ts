import { duration } from './duration';

describe('duration', () => {
  it.each([
    ['2024-05-10', '2024-05-10', '0 días'],
    ['2024-05-10', '2024-05-11', '1 día'],
    ['2024-01-31', '2024-02-29', '1 mes'],
    ['2023-01-31', '2023-03-01', '1 mes y 1 día'],
    ['2023-01-31', '2023-03-31', '2 meses'],
    ['2020-02-29', '2021-02-28', '1 año'],
    ['2020-02-29', '2024-02-28', '3 años, 11 meses y 30 días'],
    ['2020-02-29', '2024-02-29', '4 años'],
    ['2023-12-31', '2024-01-01', '1 día'],
    ['2022-05-07', '2023-07-10', '1 año, 2 meses y 3 días'],
    ['2022-05-07', '2024-05-08', '2 años y 1 día'],
    ['2022-05-31', '2022-06-30', '1 mes'],
    ['2022-11-30', '2023-02-27', '2 meses y 28 días'],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(duration(from, to)).toBe(expected);
  });

  it('counts calendar days, not hours', () => {
    expect(duration(new Date(2024, 0, 1, 23, 0), new Date(2024, 0, 2, 1, 0))).toBe('1 día');
    expect(duration(new Date(2024, 0, 1, 23, 0), new Date(2024, 0, 1, 1, 0))).toBe('0 días');
  });

  it.each([
    [new Date('x'), '2024-01-01'],
    ['2024-01-01', null],
    [undefined, undefined],
    ['2024-01-02', '2024-01-01'],
  ])('says so when from %p to %p is no span', (from, to) => {
    expect(duration(from, to)).toBe('Fechas inválidas.');
  });
});
