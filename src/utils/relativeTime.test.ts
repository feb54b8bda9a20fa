import { relativeTime } from './relativeTime';

const now = Date.UTC(2026, 5, 15, 12);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('relativeTime', () => {
  it.each([
    [0, 'Hace un momento'],
    [-5 * minute, 'Hace un momento'],
    [minute - 1, 'Hace un momento'],
    [minute, 'Hace 1 minuto'],
    [59 * minute, 'Hace 59 minutos'],
    [hour, 'Hace 1 hora'],
    [day - 1, 'Hace 23 horas'],
    [day, 'Hace 1 día'],
    [7 * day - 1, 'Hace 6 días'],
    [7 * day, 'Hace 1 semana'],
    [27 * day, 'Hace 3 semanas'],
    [28 * day, 'Hace 1 mes'],
    [30 * day, 'Hace 1 mes'],
    [59 * day, 'Hace 1 mes'],
    [60 * day, 'Hace 2 meses'],
    [359 * day, 'Hace 11 meses'],
    [360 * day, 'Hace 1 año'],
    [364 * day, 'Hace 1 año'],
    [365 * day, 'Hace 1 año'],
    [729 * day, 'Hace 1 año'],
    [730 * day, 'Hace 2 años'],
  ])('%d ms ago: %s', (ago, expected) => {
    expect(relativeTime(now - ago, now)).toBe(expected);
  });

  it('never says none', () => {
    for (let days = 0; days < 800; days += 1) {
      expect(relativeTime(now - days * day, now)).not.toMatch(/ 0 /);
    }
  });

  it('logs a wrong date and gives nothing', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(relativeTime('ayer', now)).toBe('');
    expect(log).toHaveBeenCalledWith('La fecha proporcionada no es válida.');
    log.mockRestore();
  });
});
