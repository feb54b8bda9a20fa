import { mailFault } from './mailFault';

test.each([
  [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:25' }, /En ese puerto no contesta/],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND correo' }, /ningún servidor con ese nombre/],
  [{ code: 'EAUTH', response: '535 5.7.8 no' }, /contraseña\. Respondió: 535 5\.7\.8 no$/],
  [{ code: 'ESOCKET', message: 'wrong version number' }, /revisá el puerto y el cifrado/],
  [new Error('?'), /^El servidor de correo no lo aceptó\.$/],
])('%j is told in words', (error, told) => {
  expect(mailFault(error)).toMatch(told);
});
