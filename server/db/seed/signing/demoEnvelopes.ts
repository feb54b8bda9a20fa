/** What the demo sent to be signed; people by their user, days counted from today. */
export const demoEnvelopes = [
  {
    title: 'Política de seguridad e higiene',
    way: 'together',
    file: 'politica-de-seguridad.pdf',
    message: 'Leela completa antes de firmar.',
    sentDaysAgo: 20,
    dueInDays: -5,
    signers: ['jefe', 'operario'],
    signed: ['jefe', 'operario'],
    paragraphs: [
      'Quien entra al depósito usa calzado de seguridad y chaleco. En la cámara de frío, además, campera y guantes.',
      'Los autoelevadores los maneja solo quien tiene el carnet al día. Nadie viaja como acompañante.',
      'Todo accidente se avisa en el momento al jefe del depósito, aunque parezca menor.',
    ],
  },
  {
    title: 'Reglamento interno',
    way: 'each',
    file: 'reglamento-interno.pdf',
    message: 'Cada persona firma su copia. Si algo no te cierra, escribinos antes de firmar.',
    sentDaysAgo: 2,
    dueInDays: 12,
    signers: ['supervisor', 'jefe', 'operario', 'empleado'],
    signed: ['supervisor'],
    paragraphs: [
      'La jornada, los descansos y los feriados se rigen por la ley y por el convenio que corresponde a cada puesto.',
      'Las ausencias se avisan el mismo día, y se justifican con el comprobante dentro de las 48 horas.',
      'Los datos de clientes y de compañeros no se comparten fuera de la organización.',
    ],
  },
] as const;
