/** People write a CUIL so: "20-12345678-6". */
export const writtenCuil = (cuil: string) =>
  `${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil.slice(10)}`;
