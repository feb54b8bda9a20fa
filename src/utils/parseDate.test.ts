import { formatDate, parseDate } from './dates';

const full = 'DD/MM/AAA HS:MN:SG.MLS';

describe('parseDate', () => {
  it.each([
    ['05/03/2024', 'D/M/A', '05/03/2024 12:00:00.000'],
    ['5/3/2024', 'DD/MM/AAAA', '05/03/2024 12:00:00.000'],
    ['20240229', 'AAAAMMDD', '29/02/2024 12:00:00.000'],
    ['2024-12-31 23:59:58.007', 'A-M-D H:N:S.L', '31/12/2024 23:59:58.007'],
    ['01/01/2025 8', 'D/M/A H', '01/01/2025 08:00:00.000'],
    ['01/01/2025 0:05', 'D/M/A H:N', '01/01/2025 00:05:00.000'],
    [' 01.01.2025 ', 'D.M.A', '01/01/2025 12:00:00.000'],
    ['07/2025', 'M/A', '01/07/2025 12:00:00.000'],
    ['31/12/0099', 'D/M/A', '31/12/0099 12:00:00.000'],
  ])('%p by %p is %p', (text, format, expected) => {
    expect(formatDate(parseDate(text, format), full)).toBe(expected);
  });

  it.each([
    ['29/02/2023', 'D/M/A'],
    ['29/02/1900', 'D/M/A'],
    ['31/04/2024', 'D/M/A'],
    ['00/01/2024', 'D/M/A'],
    ['01/13/2024', 'D/M/A'],
    ['01/01/2024 24:00', 'D/M/A H:N'],
    ['01/01/2024 10:60', 'D/M/A H:N'],
    ['01-01-2024', 'D/M/A'],
    ['01/01/24', 'D/M/A'],
    ['01/01/2024 sobra', 'D/M/A'],
    ['10:30', 'H:N'],
    ['1 1 2024', 'D D A'],
    ['', 'D/M/A'],
  ])('refuses %p by %p', (text, format) => {
    expect(() => parseDate(text, format)).toThrow('La fecha proporcionada no es válida.');
  });

  it.each([[undefined], [null], [3], ['']])('needs a format that is a text, not %p', (format) => {
    expect(() => parseDate('01/01/2024', format as string)).toThrow(TypeError);
  });
});
