import { netPayIn } from './netPayIn';

describe('netPayIn', () => {
  it.each([
    ['Neto a cobrar: $ 1.234.567,80', '1234567.80'],
    ['TOTAL NETO  850.000,00', '850000.00'],
    ['NETO A PERCIBIR 1,234.50', '1234.50'],
    ['Sueldo básico 900.000,00\nNeto: 700.000,10\nNETO A COBRAR $700.000,10', '700000.10'],
  ])('reads %p', (text, net) => {
    expect(netPayIn(text)).toBe(net);
  });

  it.each([
    ['Total haberes 900.000,00'],
    ['Neto a cobrar: ver al dorso'],
    ['Neto 10,00 Neto a cobrar 20,00'],
    ['Monetoso 10,00'],
    ['Neto a cobrar: 1.234'],
  ])('says nothing of %p, rather than something wrong', (text) => {
    expect(netPayIn(text)).toBeNull();
  });
});
