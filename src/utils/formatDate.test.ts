import { formatDate } from './formatDate';

describe('formatDate', () => {
  const date = new Date(2024, 1, 9, 7, 5, 3, 42);

  it.each([
    ['DD/MM/AAA', '09/02/2024'],
    ['AAA-MM-DD HS:MN:SG.MLS', '2024-02-09 07:05:03.042'],
    ['HS:MN', '07:05'],
    ['el DD', 'el 09'],
    ['', undefined],
  ])('by %p gives %p', (format, expected) => {
    if (expected === undefined) expect(() => formatDate(date, format)).toThrow(TypeError);
    else expect(formatDate(date, format)).toBe(expected);
  });

  it('takes a bare day of the server as that day', () => {
    expect(formatDate('2026-03-01', 'DD/MM/AAA HS:MN')).toBe('01/03/2026 00:00');
  });

  it.each([[new Date('x')], ['ayer'], [null], [undefined]])(
    'logs %p and gives nothing',
    (value) => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(formatDate(value, 'DD/MM/AAA')).toBe('');
      expect(log).toHaveBeenCalledWith('La fecha proporcionada no es válida.');
      log.mockRestore();
    },
  );

  it('takes no letters that are no codes: they do not compile', () => {
    // @ts-expect-error as other libraries write the hour
    expect(formatDate(date, 'DD/MM/AAA HH:mm')).toContain('HH:mm');
    // @ts-expect-error as other libraries write the day
    expect(formatDate(date, 'dd/mm/yyyy')).toBe('dd/mm/yyyy');
  });

  it.each([[undefined], [null], [5]])('throws when the format is %p', (format) => {
    expect(() => formatDate(date, format as unknown as string)).toThrow(TypeError);
  });
});
