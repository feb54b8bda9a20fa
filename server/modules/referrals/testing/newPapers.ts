/** A CUIL ends in its check digit, as the tax office reckons it; another prefix is taken where there is none. */
function cuilOf(dni: string): string {
  for (const prefix of ['27', '23', '20']) {
    const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
    const sum = weights.reduce(
      (total, weight, at) => total + weight * Number(`${prefix}${dni}`[at]),
      0,
    );
    const digit = (11 - (sum % 11)) % 11;
    if (digit < 10) return `${prefix}${dni}${digit}`;
  }
  throw new Error('no CUIL');
}

let made = 0;

/** The papers of somebody who begins, with numbers that nobody else has. */
export function newPapers(areaId: number, hireDate: string) {
  made += 1;
  const dni = `4011${String(1000 + made)}`;
  return {
    ...{ firstName: 'Lucía', lastName: 'Paredes', docket: `REF-${made}` },
    ...{ dni, cuil: cuilOf(dni), birthDate: '1995-05-05', areaId, position: 'Operaria', hireDate },
  };
}
