/** The inputs stand beside the result, each as high as it is. */
export const simulationLayout = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { md: '320px minmax(0, 1fr)' },
  alignItems: 'start',
};
