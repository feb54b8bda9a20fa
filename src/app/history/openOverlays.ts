const roots = () => [
  ...document.querySelectorAll<HTMLElement>('body > .MuiModal-root:not(.MuiModal-hidden)'),
];

/** It is still drawn while it fades; one that is coming counts, for nobody presses back in its first frame. */
const isGoing = (root: HTMLElement) =>
  root.querySelector<HTMLElement>(':scope > .MuiBackdrop-root')?.style.opacity === '0';

/** How many dialogs, drawers, menus and lists of choices stand over the page: MUI draws each as a child of the body. */
export const drawnOverlays = () => roots().length;

/** The overlays that can still be closed, the topmost last. */
export const openOverlays = () => roots().filter((root) => !isGoing(root));
