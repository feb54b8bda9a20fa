import { filePath, legajoImagePath, photoPath, routes } from './paths';

describe('paths', () => {
  it.each([
    [photoPath('30111222'), '/fotos/30111222'],
    [photoPath(30111222), '/fotos/30111222'],
    [legajoImagePath('30111222'), '/legajo/imagen/30111222'],
    [filePath('ab12'), '/archivos/ab12'],
    [filePath('../otra'), '/archivos/..%2Fotra'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it('gives each module its own route', () => {
    expect(new Set(Object.values(routes)).size).toBe(Object.keys(routes).length);
  });
});
