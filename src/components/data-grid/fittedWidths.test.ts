import { fittedWidths } from './fittedWidths';

const wished = [
  { key: 'person', width: 200, least: 150 },
  { key: 'from', width: 130, least: 110 },
  { key: 'fixed', width: 100, least: 100 },
];
const total = (widths: Map<string, number>) => [...widths.values()].reduce((a, b) => a + b, 0);

describe('fittedWidths', () => {
  it('leaves everything as it is where there is room', () => {
    expect(fittedWidths(wished, 500)).toEqual(
      new Map([
        ['person', 200],
        ['from', 130],
        ['fixed', 100],
      ]),
    );
  });

  it('makes them narrower by what each can spare, so that the last one is whole', () => {
    const widths = fittedWidths(wished, 395);
    expect(total(widths)).toBeLessThanOrEqual(395);
    expect(widths.get('person')).toBe(175);
    expect(widths.get('from')).toBe(120);
    expect(widths.get('fixed')).toBe(100);
  });

  it('keeps them readable where it would be too tight: the list scrolls', () => {
    expect(total(fittedWidths(wished, 350))).toBe(430);
  });

  it('changes nothing before the room is known', () => {
    expect(total(fittedWidths(wished, 0))).toBe(430);
  });
});
