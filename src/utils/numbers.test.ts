import { formatNumber } from './numbers';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [1.5, '1,50'],
    [1.005, '1,01'],
    [-1.005, '-1,01'],
    [2.675, '2,68'],
    [1.004, '1'],
    [1.999, '2'],
    [0.1 + 0.2, '0,30'],
    [999.995, '1.000'],
    [1234.5, '1.234,50'],
    [1234567, '1.234.567'],
    [-1234.56, '-1.234,56'],
    [-0.001, '0'],
    [1e21, '1.000.000.000.000.000.000.000'],
    [1e-7, '0'],
    ['1234.5', '1.234,50'],
    [' 12 ', '12'],
    ['+7', '7'],
    ['.5', '0,50'],
    ['12.', '12'],
    ['1e3', '1.000'],
    ['12345678901234567.89', '12.345.678.901.234.567,89'],
  ])('%p reads %p', (value, expected) => {
    expect(formatNumber(value)).toBe(expected);
  });

  it.each([
    ['', 'doce', '12 kg', '1,5', '.', '-', 'e5', '1e999'],
    [Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, {}, []],
  ])('what is no number gives nothing', (...values) => {
    for (const value of values) expect(formatNumber(value)).toBe('');
  });

  it('agrees with the German locale', () => {
    const german = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });
    for (const value of [0.25, 12.75, 1234.5, 98765.25, 1234567.75]) {
      expect(formatNumber(value)).toBe(german.format(value));
    }
  });
});
